/** @jest-environment node */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import HomePage from '../../app/page';
import { newestScript } from '../../lib/generated/paths';
import { builtScripts } from '../../lib/generated/scripts';
import { exportSettings } from '../../scripts/build/export';
import { finishExport } from '../../tools/export/finish';
import { newFolder } from '../folder';

/** The text a visitor reads, with white space collapsed. */
const words = (html: string) => {
  // With scripting off, the content of `noscript` is parsed, too.
  const $ = load(html, { scriptingEnabled: false });
  $('script, style, template').remove();
  return $('body').text().replace(/\s+/g, ' ').trim();
};

/** The texts of scripts that a browser with modules would run or read. */
const scripts = (html: string) => {
  const $ = load(html);
  $('template, script[nomodule]').remove();
  return $('script')
    .toArray()
    .map((script) => $(script).text());
};

describe('the home page of the build', () => {
  const html = readFileSync('out/index.html', 'utf8');
  const page = renderToStaticMarkup(createElement(HomePage));

  test('has no script but its own, and names that of its islands', () => {
    const { firstPaint, seasonClock } = builtScripts();
    const own =
      load(html)('script[data-zone]').length > 0 ? [firstPaint, seasonClock] : [firstPaint];
    expect(scripts(html).filter((text) => !text.startsWith('{'))).toEqual(own);
    const address = load(html)('script[src]').attr('src')!;
    expect(readFileSync(`out${newestScript('islands')}`)).toEqual(readFileSync(`out${address}`));
  });

  test('has every word and every tag that the page renders', () => {
    expect(words(html)).toBe(words(page));
    const body = load(load(html)('body').html()!);
    for (const tag of ['img', 'source', 'a', 'button', 'input', 'textarea', 'noscript']) {
      expect([tag, body(tag).length]).toEqual([tag, load(page)(tag).length]);
    }
  });
});

/** Today's export of Next's and its public files, in a folder where a test may change them. */
describe('something planted into what Next exports', () => {
  const path = newFolder();
  const change = (file: string, found: RegExp | string, instead: string) => {
    const before = readFileSync(path('from', file), 'utf8');
    const after = before.replace(found, instead);
    expect(after).not.toBe(before);
    writeFileSync(path('from', file), after);
  };
  const finish = () =>
    finishExport({
      ...exportSettings(),
      from: path('from'),
      copied: path('public'),
      to: path('to'),
    });

  beforeEach(() => {
    for (const [from, to] of [
      ['.next/export', 'from'],
      ['public', 'public'],
    ] as const) {
      const filter = (source: string) => !source.endsWith('photos');
      cpSync(from, path(to), { recursive: true, filter });
    }
  });

  test('a new route is finished as the others are, and the policy covers it', () => {
    change('privacy.html', '</main>', '<p style="--x:1">New</p></main>');
    cpSync(path('from/privacy.html'), path('from/winter/prices.html'));
    cpSync(path('from/privacy.txt'), path('from/winter/prices.txt'));
    cpSync(path('from/privacy'), path('from/winter/prices'), { recursive: true });
    const [all] = finish();
    const html = readFileSync(path('to/winter/prices.html'), 'utf8');
    expect(html).toBe(readFileSync(path('to/privacy.html'), 'utf8'));
    expect(html).toContain('>New</p>');
    expect(html).not.toContain('/_next/static/chunks');
    expect(existsSync(path('to/winter/prices.txt'))).toBe(false);
    expect(existsSync(path('to/winter/prices'))).toBe(false);
    expect(all!.headers['Content-Security-Policy']).toContain("'unsafe-hashes'");
  });

  test('a page in another language is the index of its folder, and its root element says so', () => {
    for (const name of ['de', 'de/privacy']) {
      cpSync(path('from/privacy.html'), path(`from/${name}.html`));
      const body = /(<body.*?<div hidden.*?<\/div>)(.*)(<\/body>)/s;
      change(`${name}.html`, body, '$1<div lang="de">$2</div>$3');
    }
    finish();
    const html = readFileSync(path('to/de/index.html'), 'utf8');
    const original = readFileSync(path('to/privacy.html'), 'utf8');
    expect(html).toBe(original.replace(/lang="\w+"/, 'lang="de"'));
    expect(readFileSync(path('to/de/privacy.html'), 'utf8')).toBe(html);
    expect(existsSync(path('to/de.html'))).toBe(false);
  });

  test.each(['ads.txt', 'google0123456789abcdef.html', 'winter/index.txt'])(
    'a file of the operator’s stays as it is: public/%s',
    (file) => {
      for (const where of ['from', 'public']) cpSync('LICENSE', path(where, file));
      finish();
      expect(readFileSync(path('to', file))).toEqual(readFileSync('LICENSE'));
    },
  );

  test.each([
    ['a file', '_next/static/workers/a.js', 'Next wrote _next/static/workers/a.js, which is not'],
    ['_headers', '_headers', '_headers cannot be'],
  ])('%s that is in the way stops the build', (_what, file, message) => {
    for (const where of ['from', file === '_headers' ? 'public' : 'from']) {
      cpSync('LICENSE', path(where, file));
    }
    expect(finish).toThrow(message);
    expect(existsSync(path('to'))).toBe(false);
  });

  test.each([
    ['an inline script', '</body>', '<script>$RC("B:0","S:0")</script></body>', 'has a script'],
    ['a script file', '</body>', '<script src="/_vercel/a.js"></script></body>', 'has a script'],
    ['a template', '<main', '<template data-dgst="BAILOUT"></template><main', 'has a template'],
    ['a style', '</main>', '<style>a{}</style></main>', 'has a style sheet'],
    ['a second sheet', '</head>', '<link rel="stylesheet" href="/a.css"></head>', 'a style sheet'],
    ['a hidden element', '</body>', '<div hidden id="S:0">A</div></body>', 'one hidden element'],
    ['a filled one', '<div hidden="">', '<div hidden=""><p>A</p>', 'has a hidden element'],
    [
      'another of Next’s links',
      '</head>',
      '<link href="/_next/x.js"></head>',
      'still has /_next/x.js',
    ],
    ['no style sheet', ' data-precedence="next"', '', 'does not have the style sheet'],
    ['no preload of the hero', /<link rel="preload" as="image"[^>]*>/, '', 'has no preload'],
    ['no script of Next’s', /<script src="\/_next[^>]*><\/script>/g, '', 'has no script'],
    ['no data for Next', /<script[^>]*>\(?(self|globalThis).*<\/script>/s, '', 'has no data'],
    ['no script for its islands', /<template.*?<\/template>/, '', 'has islands, but not'],
  ])('a document with %s stops the build, by its name', (_what, found, instead, message) => {
    change('index.html', found, instead);
    expect(finish).toThrow(new RegExp(`^index\\.html .*${message}`));
  });
});
