import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Property } from '../compare/data';
import type { LinkChanges } from '../compare/links';
import { looksChanged, type Look } from '../compare/views';
import { count, html, Markup, percent, table } from './markup';
import { dataSection, linkSection, signed, weightSection, wordSection } from './sections';
import { lookSection, verdict } from './views';
import type { Weight } from '../compare/weights';
import type { WordChange } from '../compare/words';

/** All that was found out about two builds; `before` and `after` are what they are called. */
export interface Report {
  before: string;
  after: string;
  looks: Look[];
  words: WordChange[];
  links: LinkChanges;
  weights: Weight[];
  data: Property[];
}

/** Moves the edge with the slider; scrolls every comparison to its first change. */
const script = `
for (const view of document.querySelectorAll('article')) {
  const range = view.querySelector('[data-reveal]');
  const show = () => view.style.setProperty('--reveal', range.value + '%');
  range.addEventListener('input', show);
  show();
  const first = view.querySelector('.region')?.offsetTop ?? 0;
  view.querySelector('.panes').scrollTo({ top: first - 150, behavior: 'instant' });
}`;

function summary({ looks, words, links, weights, data }: Report): Markup {
  const different = looks.filter(looksChanged);
  const most = Math.max(...looks.map(({ difference }) => difference?.share ?? 0));
  const broken = [...links.added, ...links.kept].filter(({ status }) => status.ok === false).length;
  const whole = weights.at(-1);
  const changedData = data.filter(({ before, after }) => before !== after).length;
  const tile = (id: string, name: string, figure: string | number, says: string) =>
    html`<li>
      <a href="#${id}"><span>${name}</span> <strong>${figure}</strong> <span>${says}</span></a>
    </li>`;
  const at = most ? `, ${percent(most)} at most` : '';
  const changedLinks = links.added.length + links.removed.length;
  return html`<ul class="tiles">
    ${tile('look', 'Look', different.length, `of ${count(looks.length, 'view')} changed${at}`)}
    ${tile('words', 'Words', words.length, `passage${words.length === 1 ? '' : 's'} changed`)}
    ${tile('links', 'Links', changedLinks, `added or removed, ${broken} broken`)}
    ${tile('weights', 'Weights', signed(whole ? whole.after - whole.before : 0), 'bytes in all')}
    ${tile('data', 'Structured data', changedData, 'of its properties changed')}
  </ul>`;
}

const overview = (looks: Look[]): Markup =>
  table(
    'Changed pixels in every view',
    ['View', 'Changed pixels'],
    looks.map(
      (look) =>
        html`<tr class="${looksChanged(look) ? 'different' : 'same'}">
          <th scope="row"><a href="#${look.id}">${look.label}</a></th>
          <td class="number">
            <meter
              min="0"
              max="1"
              value="${look.difference?.share ?? 1}"
              aria-hidden="true"
            ></meter>
            ${verdict(look)}
          </td>
        </tr>`,
    ),
  );

/** The report as one HTML document that asks for no other file. */
export function renderReport(report: Report): string {
  const style = new Markup(readFileSync(join(__dirname, 'report.css'), 'utf8'));
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
  const { before, after, looks, words, links, weights, data } = report;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>What changes: ${before} and ${after}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <h1>What changes</h1>
          <p>Before: <code>${before}</code> After: <code>${after}</code></p>
        </header>
        <main>
          <section aria-label="Summary">${summary(report)} ${overview(looks)}</section>
          ${lookSection(looks)} ${wordSection(words)} ${linkSection(links)}
          ${weightSection(weights)} ${dataSection(data)}
        </main>
        ${new Markup(`<script>${script}</script>`)}
      </body>
    </html> `.text;
}
