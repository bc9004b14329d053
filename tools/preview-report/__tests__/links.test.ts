/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { brokenLinks, compareLinks } from '../compare/links';
import { statusOf } from '../read/link-status';
import { build, page } from './builds';

test('links are told apart by address and words, hidden ones too', async () => {
  const before = page('<a href="#a">A</a><a href="tel:+1435">Call</a>');
  const after = page('<a href="#a" hidden>B</a><a href="tel:+1435">Call</a><p id="a"></p>');
  expect(await compareLinks(before, after, false)).toEqual({
    removed: [{ href: '#a', text: 'A', status: 'broken', reason: 'no such anchor' }],
    added: [{ href: '#a', text: 'B', status: 'ok', reason: 'anchor exists' }],
    kept: [{ href: 'tel:+1435', text: 'Call', status: 'ok', reason: 'well formed' }],
  });
});

test('a kept link has its status in the second build', async () => {
  const link = '<a href="#a">A</a>';
  const changes = await compareLinks(page(`${link}<p id="a"></p>`), page(link), false);
  expect(brokenLinks(changes)).toMatchObject([{ href: '#a', reason: 'no such anchor' }]);
});

test('a link that stands twice counts once', async () => {
  const twice = page('<a href="#a">A</a><a href="#a">A</a>');
  expect((await compareLinks(page(''), twice, false)).added).toHaveLength(1);
});

test.each([
  ['/about', 'ok', 'file exists'],
  ['about.html#team', 'ok', 'anchor exists'],
  ['/about#prices', 'broken', 'no such anchor'],
  ['#%C3%A9', 'ok', 'anchor exists'],
  ['#%', 'broken', 'no such anchor'],
  ['/../package.json', 'broken', 'no such file in the build'],
  ['mailto:a@b.example?subject=Hi', 'ok', 'well formed'],
  ['mailto:a@b', 'broken', 'not an email address'],
  ['tel:+14355550142', 'ok', 'well formed'],
  ['tel:(435)555-0142', 'ok', 'well formed, no country code'],
  ['tel:soon', 'broken', 'not a telephone number'],
  ['javascript:alert(1)', 'broken', 'javascript: opens nothing'],
  ['https://', 'broken', 'not an address'],
  ['https://elsewhere.example/', 'unchecked', 'not checked'],
])('the link %s is %s: %s', async (href, status, reason) => {
  const site = build({ 'index.html': '<p id="é">Hello</p>', 'about.html': '<p id="team">We</p>' });
  expect(await statusOf(href, site, false)).toEqual({ status, reason });
});

test('other hosts are asked only on demand', async () => {
  const methods: (string | undefined)[] = [];
  const server = createServer(({ method, url }, response) => {
    methods.push(method);
    response.writeHead(url === '/gone' ? 404 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, checkLinks = true) =>
    statusOf(`${origin}${path}`, page(''), checkLinks);
  expect(await ask('/', false)).toMatchObject({ status: 'unchecked' });
  expect(methods).toEqual([]);
  expect(await ask('/')).toEqual({ status: 'ok', reason: 'HTTP 200' });
  expect(await ask('/gone')).toEqual({ status: 'broken', reason: 'HTTP 404' });
  expect(methods).toEqual(['HEAD', 'HEAD']);
  await new Promise((resolve) => server.close(resolve));
  expect(await ask('/')).toEqual({ status: 'broken', reason: 'no connection' });
});
