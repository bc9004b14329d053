import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { site } from '../../../lib/content/site';
import { headline } from '../headline';
import type { Report } from '../report';
import { script } from './comparison';
import { linkSection } from './links';
import { html, Markup } from './markup';
import { propertySection } from './properties';
import { viewSection } from './views';
import { weightSection } from './weights';
import { wordSection } from './words';

const asData = (type: string, file: string) =>
  `url("data:${type};base64,${readFileSync(file).toString('base64')}")`;

/** The site's own look for the cover: its mark, its display face and its skyline. */
function readLook() {
  const face = asData(
    'font/woff2',
    require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'),
  );
  return {
    mark: new Markup(readFileSync('content/mark.svg', 'utf8')),
    style: new Markup(`
      @font-face { font-family: Anton; src: ${face} }
      :root { --drive: ${asData('image/svg+xml', 'app/drive.svg')} }
      ${readFileSync(join(__dirname, 'report.css'), 'utf8')}`),
  };
}

const contents = html`<nav aria-label="Contents">
  <a href="#words">Words and prices</a> <a href="#views">Views</a> <a href="#rest">The rest</a>
</nav>`;

/** Renders the report as one self-contained HTML document. */
export function renderPage(report: Report): string {
  const { mark, style } = readLook();
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
  const { before, after, words, links, weights, properties, views } = report;
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
          <div>
            <p class="brand"><span aria-hidden="true">${mark}</span> ${site.name}</p>
            <h1>What changes</h1>
            <p class="headline">${headline(report)}</p>
            <p class="note">From <code>${before}</code> to <code>${after}</code></p>
            ${contents}
          </div>
        </header>
        <main>
          ${wordSection(words)} ${viewSection(views)}
          <details id="rest">
            <summary>Links, weights and structured data</summary>
            ${linkSection(links)} ${weightSection(weights)} ${propertySection(properties)}
          </details>
        </main>
        ${new Markup(`<script>${script}</script>`)}
      </body>
    </html> `.text;
}
