/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { buildOf, readBuild } from '../read/build';
import { comparePictures } from '../compare/pictures';
import { compareData } from '../compare/data';
import { compareLinks, statusOf } from '../compare/links';
import { html } from '../render/markup';
import { compareWeights } from '../compare/weights';
import { compareWords } from '../compare/words';

const page = (body: string, head = '') =>
  buildOf(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  mkdirSync(join(folder, 'photos'));
  writeFileSync(join(folder, 'photos/small.avif'), 'a'.repeat(100));
  writeFileSync(join(folder, 'photos/large.avif'), 'a'.repeat(300));
  writeFileSync(join(folder, 'app.js'), 'start()');
  writeFileSync(join(folder, 'about.html'), '<p id="team">We</p>');
  writeFileSync(
    join(folder, 'index.html'),
    `<link rel="preload" as="image" imagesrcset="/photos/small.avif 1x, /photos/large.avif 2x">
    <style>p { color: red }</style><script type="application/ld+json">{}</script><p id="é">Hello</p>
    <template id="scripts"><script src="/app.js"></script></template>`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a folder without a page is named', () => {
  expect(() => readBuild('docs')).toThrow('docs is no build: it has no index.html.');
});

test('what comes from a build is escaped', () => {
  expect(html`<p title="${'"'}">${['<b>', html`<i></i>`]}</p>`.text).toBe(
    '<p title="&quot;">&lt;b&gt;<i></i></p>',
  );
});

describe('words', () => {
  test('one changed word is told within its passage, below its heading', () => {
    const of = (word: string) => page(`<h2>Summer</h2><p>Ride <b>down</b>, ${word} day.</p>`);
    expect(compareWords(of('all'), of('every'))).toEqual([
      {
        kind: 'Text',
        below: 'Summer',
        words: [
          { text: 'Ride down, ' },
          { text: 'all', mark: 'removed' },
          { text: 'every', mark: 'added' },
          { text: ' day.' },
        ],
      },
    ]);
  });

  test.each([
    ['Heading 1', '<h1>New</h1>'],
    ['Picture', '<img alt="New">'],
    ['Button', '<button>New</button>'],
    ['Link', '<nav><a href="/">New</a></nav>'],
    ['Name for screen readers', '<nav aria-label="New"></nav>'],
  ])('a new passage: %s', (kind, body) => {
    const words = [{ text: 'New', mark: 'added' }];
    expect(compareWords(page(''), page(body))).toEqual([{ kind, below: '', words }]);
    expect(compareWords(page(body), page(''))).toMatchObject([
      { kind, words: [{ mark: 'removed' }] },
    ]);
  });

  test('what no one sees and how it is laid out does not count', () => {
    const seen = '<p>One <a href="/">two</a> three</p>';
    const unseen = '<script>1</script><noscript><p>No</p></noscript><p hidden>No</p><!--no-->';
    expect(compareWords(page(seen), page(`${unseen}<div>${seen}</div>`))).toEqual([]);
  });
});

describe('links', () => {
  test('are told apart by address and words, hidden ones too', async () => {
    const before = page('<a href="#a">A</a><a href="tel:+1435">Call</a>');
    const after = page('<a href="#a" hidden>B</a><a href="tel:+1435">Call</a><p id="a"></p>');
    expect(await compareLinks(before, after, false)).toEqual({
      removed: [{ href: '#a', text: 'A', status: { ok: false, says: 'no such anchor' } }],
      added: [{ href: '#a', text: 'B', status: { ok: true, says: 'anchor exists' } }],
      kept: [{ href: 'tel:+1435', text: 'Call', status: { ok: true, says: 'well formed' } }],
    });
  });

  test.each([
    ['/about', true, 'file exists'],
    ['about.html#team', true, 'anchor exists'],
    ['/about#prices', false, 'no such anchor'],
    ['#%C3%A9', true, 'anchor exists'],
    ['#%', false, 'no such anchor'],
    ['/../package.json', false, 'no such file in the build'],
    ['mailto:a@b.example?subject=Hi', true, 'well formed'],
    ['mailto:a@b', false, 'no mail address'],
    ['tel:(435)555-0142', true, 'well formed, no country code'],
    ['tel:soon', false, 'no telephone number'],
    ['javascript:alert(1)', false, 'javascript: opens nothing'],
    ['https://', false, 'no address'],
    ['https://elsewhere.example/', undefined, 'not checked'],
  ])('%s', async (href, ok, says) => {
    const status = await statusOf(href, readBuild(folder), false);
    expect(status).toEqual(ok === undefined ? { says } : { ok, says });
  });

  test('other hosts are asked only on demand', async () => {
    const methods: (string | undefined)[] = [];
    const server = createServer(({ method, url }, response) => {
      methods.push(method);
      response.writeHead(url === '/gone' ? 404 : 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = (path: string) => statusOf(`${origin}${path}`, page(''), true);
    expect(await ask('/')).toEqual({ ok: true, says: 'HTTP 200' });
    expect(await ask('/gone')).toEqual({ ok: false, says: 'HTTP 404' });
    expect(methods).toEqual(['HEAD', 'HEAD']);
    await new Promise((resolve) => server.close(resolve));
    expect(await ask('/')).toEqual({ ok: false, says: 'no connection' });
  });
});

test('weights: the heaviest photo a browser may take, nothing where there is nothing', () => {
  const weights = compareWeights(page(''), readBuild(folder));
  const of = (name: string) => weights.find(({ part }) => part.startsWith(name));
  expect(of('Photo')).toMatchObject({ before: 0, after: 300 });
  expect(of('Script')).toMatchObject({ before: 0, after: 0 });
  expect(of('Framework')!.after).toBeGreaterThan(0);
  expect(of('Style')!.after).toBeGreaterThan(0);
  expect(of('All')!.after).toBeGreaterThan(400);
});

test('data: every leaf by its path, what is set several times, what is no JSON', () => {
  const data = (json: string) => `<script type="application/ld+json">${json}</script>`;
  const before = page('', `<title>A</title>${data('{"offers":[{"price":30}],"area":[]}')}`);
  const image = '<meta property="og:image" content="/1.png">';
  const after = page(
    data('{'),
    `<title>B</title>${image}${image}${data('{"offers":[{"price":32}]}')}`,
  );
  expect(compareData(before, after)).toEqual([
    { path: 'title', before: 'A', after: 'B' },
    { path: 'og:image', before: undefined, after: '/1.png' },
    { path: 'og:image (2)', before: undefined, after: '/1.png' },
    { path: 'ld+json.offers[0].price', before: '30', after: '32' },
    { path: 'ld+json', before: undefined, after: 'not valid JSON' },
    { path: 'ld+json.area', before: '[]', after: undefined },
  ]);
});

describe('pictures', () => {
  const picture = (height: number, ...squares: { left: number; top: number }[]) =>
    sharp({ create: { width: 200, height, channels: 3, background: 'white' } })
      .composite(
        squares.map((place) => ({
          input: { create: { width: 10, height: 10, channels: 3, background: 'black' } },
          ...place,
        })),
      )
      .png()
      .toBuffer();

  test('without a change', async () => {
    const [one, two] = await Promise.all([picture(100), picture(100)]);
    expect(await comparePictures(one, two)).toMatchObject({ share: 0, regions: [] });
  });

  test('what is near is one region, what is far another', async () => {
    const after = await picture(
      100,
      { left: 10, top: 10 },
      { left: 30, top: 10 },
      { left: 150, top: 50 },
    );
    expect(await comparePictures(await picture(100), after)).toEqual({
      width: 200,
      height: 100,
      share: 300 / 20_000,
      regions: [
        { left: 10, top: 10, right: 40, bottom: 20 },
        { left: 150, top: 50, right: 160, bottom: 60 },
      ],
    });
  });

  test('what only one of them reaches counts as changed', async () => {
    expect(await comparePictures(await picture(100), await picture(125))).toEqual({
      width: 200,
      height: 125,
      share: 0.2,
      regions: [{ left: 0, top: 100, right: 200, bottom: 125 }],
    });
  });
});
