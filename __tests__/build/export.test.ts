import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { generateMetadata } from '../../app/layout';
import HomePage from '../../app/page';
import { readEnvironment } from '../../lib/environment';
import { finishExport } from '../../scripts/export/export';
import { newFolder } from '../folder';

jest.mock('next/font/local', () => () => ({}));
jest.mock('../../app/globals.css', () => ({}));

test('only a preview shows its name, is not indexed by search engines, and has a form that sends nothing', () => {
  expect(generateMetadata()).not.toHaveProperty('robots');
  const replaced = jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_PREVIEW: 'new-prices',
  });
  expect(generateMetadata()).toHaveProperty('robots', 'noindex');
  const $ = load(renderToStaticMarkup(createElement(HomePage)));
  replaced.restore();
  expect($.text()).toContain('Preview: new-prices');
  expect($('[data-island="ContactForm"]').attr('data-props')).toContain('"sendsNothing":true');
});

describe('the build step that finishes Next’s export', () => {
  // Tests change copies of the export and of its public files.
  const path = newFolder();
  const change = (file: string, found: RegExp | string, instead: string) => {
    const before = readFileSync(path('from', file), 'utf8');
    const after = before.replace(found, instead);
    expect(after).not.toBe(before);
    writeFileSync(path('from', file), after);
  };
  const finish = (env = {}) =>
    finishExport(readEnvironment(env), {
      from: path('from'),
      publicFolder: path('public'),
      to: path('to'),
    });

  beforeEach(() => {
    const filter = (source: string) => !source.endsWith('photos');
    cpSync('.next/export', path('from'), { recursive: true, filter });
    cpSync('public', path('public'), { recursive: true, filter });
  });

  test('leaves the operator’s own files in public/ unchanged', () => {
    const files = ['ads.txt', 'google0123456789abcdef.html', 'winter/index.txt'];
    for (const file of files) for (const where of ['from', 'public']) cpSync('LICENSE', path(where, file));
    finish();
    for (const file of files) expect(readFileSync(path('to', file))).toEqual(readFileSync('LICENSE'));
  });

  test('removes every foreign script, template, hint and placeholder, and pages of earlier builds', () => {
    finish();
    const before = readFileSync(path('to/index.html'), 'utf8');
    writeFileSync(path('to/retired.html'), '');
    change('index.html', '</head>', '<link rel="preload" as="script" href="/a.js"></head>');
    change('index.html', '<main', '<template data-dgst="BAILOUT"></template><main');
    change('index.html', '</body>', '<!--$--></body>');
    change('index.html', '</body>', '<script>$RC("B:0")</script><div hidden></div></body>');
    finish();
    expect(readFileSync(path('to/index.html'), 'utf8')).toBe(before);
    expect(existsSync(path('to/retired.html'))).toBe(false);
  });

  test.each([
    ['a style', '</main>', '<style>a{}</style></main>', 'one style sheet'],
    ['a second sheet', '</head>', '<link rel="stylesheet" href="/a.css"></head>', 'one style'],
    ['a style attribute', '<main', '<main style="--x:1"', 'style attribute'],
    ['content that was to arrive later', '</body>', '<div hidden>A</div></body>', 'hidden element'],
    ['a link into Next’s files', '</head>', '<link href="/_next/x.js"></head>', '/_next/x.js'],
    ['no first-paint script', /<script data-own="">.*?<\/script>/s, '', 'has islands, but not'],
  ])('fails for a document with %s and names it', (_what, found, instead, message) => {
    change('index.html', found, instead);
    expect(finish).toThrow(new RegExp(`^index\\.html .*${message}`));
    expect(existsSync(path('to'))).toBe(false);
  });
});
