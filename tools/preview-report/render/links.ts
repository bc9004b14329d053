import type { CheckedLink, LinkChanges } from '../compare/links';
import { count } from '../format';
import { entry, foldedList, html, list, note, section, type Markup } from './markup';

const link = (change: string, { href, text, status, reason }: CheckedLink) =>
  entry(
    html`${change} <strong class="${status}">${reason}</strong>`,
    html`${text} <code>${href}</code>`,
  );

/** The links that only one build has and the broken ones, then those of both. */
export function linkSection({ added, removed, kept }: LinkChanges): Markup {
  const broken = kept.filter(({ status }) => status === 'broken');
  const working = kept.filter(({ status }) => status !== 'broken');
  const entries = [
    ...removed.map((each) => link('Removed:', each)),
    ...added.map((each) => link('Added:', each)),
    ...broken.map((each) => link('In both builds:', each)),
  ];
  const unchecked = [...added, ...kept].filter(({ status }) => status === 'unchecked').length;
  const none = added.length + removed.length + kept.length === 0;
  return section(
    'links',
    'Links',
    html`${
      entries.length
        ? list('Changed and broken links', entries)
        : note(none ? 'Neither build has a link.' : 'Every link is the same, and none is broken.')
    }
    ${
      unchecked > 0 &&
      note(`${count(unchecked, 'link')} to other hosts not checked: --check-links asks them.`)
    }
    ${foldedList(
      `${count(working.length, 'link')} in both builds`,
      working.map((each) => link('In both builds:', each)),
    )}`,
  );
}
