import type { Build } from './build';

/** A link of a document; `text` is its words or, without any, its name for screen readers. */
export interface Link {
  href: string;
  text: string;
}

/** Whether two links have the same address and the same words. */
export const isSameLink = (one: Link, other: Link): boolean =>
  one.href === other.href && one.text === other.text;

/** The links of a document, each once. Hidden ones count: the Book Now button clicks one of them. */
export function linksOf(build: Build): Link[] {
  const $ = build.document();
  return $('a[href]')
    .toArray()
    .map((element) => {
      const link = $(element);
      const text = link.text().replace(/\s+/g, ' ').trim();
      return { href: link.attr('href') ?? '', text: text || (link.attr('aria-label') ?? '') };
    })
    .filter((link, index, links) => links.findIndex((other) => isSameLink(other, link)) === index);
}
