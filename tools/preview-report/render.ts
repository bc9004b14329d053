import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { diffWordsWithSpace } from 'diff';

import { changesPolicy } from '../../lib/preview';
import { site } from '../../lib/content/site';
import type { Change } from './changes';
import { html, Markup } from './markup';
import type { Picture } from './pictures';
import type { Device } from './read/views';
import type { Pair, PartChange, Report } from './report';

/** So many changes of a kind are shown; the others are folded. */
const shown = 6;

const data = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** The site's own look: its mark and its display face. */
function readLook() {
  const face = require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2');
  return {
    mark: new Markup(readFileSync('content/mark.svg', 'utf8')),
    style: new Markup(`
      @font-face { font-family: Anton; src: url("${data('font/woff2', readFileSync(face))}") }
      ${readFileSync(join(__dirname, 'report.css'), 'utf8')}`),
  };
}

const fold = (summary: string, content: Markup | Markup[]): Markup =>
  html`<details>
    <summary>${summary}</summary>
    ${content}
  </details>`;

/** What was said and what is: short values as a whole, texts word by word. */
function values({ kind, before, after }: Change): (Markup | string)[] {
  if (before === undefined) return [html`<ins>${after ?? 'empty'}</ins>`];
  if (after === undefined) return [html`<del>${before}</del>`];
  if (kind !== 'text' || !before.includes(' ') || !after.includes(' ')) {
    return [html`<del>${before}</del> → <ins>${after}</ins>`];
  }
  const runs = diffWordsWithSpace(before, after);
  const kept = runs.filter(({ added, removed }) => !added && !removed);
  // Two sentences with a few words in common are read one after the other.
  if (kept.map(({ value }) => value).join('').length * 2 < after.length) {
    return [html`<del>${before}</del> → <ins>${after}</ins>`];
  }
  return runs.map(({ value, added, removed }) => {
    if (added) return html`<ins>${value}</ins>`;
    return removed ? html`<del>${value}</del>` : value;
  });
}

const entry = (change: Change) =>
  html`<li>
    <p class="where">${change.path.join(' › ')}</p>
    <p>${values(change)}</p>
  </li>`;

const kinds: [kind: Change['kind'], heading: string][] = [
  ['price', 'Prices'],
  ['text', 'Words'],
  ['link', 'Links, addresses and settings'],
  ['photograph', 'Photographs'],
];

function wordSection(changes: Change[] | undefined): Markup {
  if (!changes) {
    return html`<p class="note">
      One of the two does not say what it was made from, so words are not compared.
    </p>`;
  }
  if (changes.length === 0)
    return html`<p class="note">Every word, price and link is the same.</p>`;
  return html`${kinds.map(([kind, heading]) => {
    const entries = changes.filter((change) => change.kind === kind).map(entry);
    const list = (items: Markup[]) =>
      html`<ul class="entries" aria-label="${heading}">
        ${items}
      </ul>`;
    const rest = entries.slice(shown);
    return (
      entries.length > 0 &&
      html`<h3>${heading}</h3>
        ${list(entries.slice(0, shown))}
        ${rest.length > 0 && fold(`${rest.length} more: ${heading}`, list(rest))}`
    );
  })}`;
}

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

const titles: Record<Device, string> = { phone: 'Phone', computer: 'Computer' };

/** One picture of a pair, with what has changed in it outlined. */
function figure(name: string, device: Device, when: string, picture: Picture | undefined): Markup {
  const caption = html`<figcaption>${titles[device]}, ${when}</figcaption>`;
  if (!picture) return html`<figure>${caption} Not there.</figure>`;
  const { webp, width, height, place } = picture;
  const outline = place && [
    `left:${share(place.left, width)}`,
    `top:${share(place.top, height)}`,
    `width:${share(place.right - place.left, width)}`,
    `height:${share(place.bottom - place.top, height)}`,
  ];
  return html`<figure>
    ${caption}
    <div class="picture">
      <img
        src="${data('image/webp', webp)}"
        width="${width}"
        height="${height}"
        alt="${name} on a ${device}, ${when}"
      />
      ${outline && html`<span class="place" style="${outline.join(';')}"></span>`}
    </div>
  </figure>`;
}

const pairs = (name: string, all: Pair[]) =>
  html`<div class="devices">
    ${all.map(
      ({ device, before, after }) =>
        html`<div class="${device}">
          ${figure(name, device, 'before', before)} ${figure(name, device, 'after', after)}
        </div>`,
    )}
  </div>`;

const part = ({ name, pairs: all }: PartChange, index: number) =>
  html`<article aria-labelledby="part-${index}">
    <h3 id="part-${index}">${name}</h3>
    ${pairs(name, all)}
  </article>`;

/** How to approve; `address` is the pull request's, where there is one. */
const approval = (address: string | undefined) =>
  address
    ? html`<p>
        <a href="${address}">Open the proposal</a> and press <b>Merge pull request</b>: that
        approves it. To ask for something else, write it there; nothing goes live by it.
      </p>`
    : html`<p>
        Tell whoever sent you this that you approve, or what should be different. They put it live
        with <code>npm run deploy</code> or by merging the proposal; nothing is live until then.
      </p>`;

/**
 * Renders the report as one self-contained HTML document without scripts.
 *
 * @param address of the pull request in which the change is approved.
 */
export function renderPage(report: Report, address?: string): string {
  const { mark, style } = readLook();
  const { before, after, headline, changes, sections, others, same, page } = report;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${changesPolicy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>What changes: ${headline}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <div>
            <p class="brand"><span aria-hidden="true">${mark}</span> ${site.name}</p>
            <h1>What changes</h1>
            <p class="headline">${headline}.</p>
            <p>From ${before} to ${after}. <a href="#approve">How to approve</a></p>
          </div>
        </header>
        <main>
          <section aria-labelledby="words">
            <h2 id="words">Words, prices and links</h2>
            ${wordSection(changes)}
          </section>
          <section aria-labelledby="looks">
            <h2 id="looks">What it looks like</h2>
            ${
              sections.length > 0
                ? sections.map(part)
                : html`<p class="note">Every section looks the same.</p>`
            }
            ${
              others.length > 0 &&
              fold(
                `Other views that look different: ${others.length}`,
                others.map((each, index) => part(each, sections.length + index)),
              )
            }
            ${fold('The whole page, before and after', pairs('The whole page', page))}
            ${
              same.length > 0 &&
              fold(
                `What looks the same: ${same.length}`,
                html`<ul>
                  ${same.map((name) => html`<li>${name}</li>`)}
                </ul>`,
              )
            }
          </section>
          <section aria-labelledby="approve">
            <h2 id="approve">How to approve</h2>
            ${approval(address)}
          </section>
        </main>
      </body>
    </html> `.text;
}
