import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { headline } from '../headline';
import type { Report } from '../report';
import { script } from './comparison';
import { linkSection } from './links';
import { html, Markup } from './markup';
import { propertySection } from './properties';
import { viewSection } from './views';
import { weightSection } from './weights';
import { wordSection } from './words';

const contents = html`<nav aria-label="Contents">
  <a href="#words">Words and prices</a> <a href="#views">Views</a> <a href="#rest">The rest</a>
</nav>`;

/** The report as one HTML document that requests no other file. */
export function renderPage(report: Report): string {
  const style = new Markup(readFileSync(join(__dirname, 'report.css'), 'utf8'));
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
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
          <h1>What changes</h1>
          <p class="headline">${headline(report)}</p>
          <p class="note">From <code>${before}</code> to <code>${after}</code></p>
          ${contents}
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
