/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';

import { load } from 'cheerio';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

import { islands } from '../../components/first-view/islands';
import { islandAttribute, propsAttribute } from '../../lib/marks';
import { scriptFolder } from '../../lib/content/scripts';
import { islandsScript } from '../../scripts/build/documents';

const $ = load(readFileSync('out/index.html', 'utf8'));
const found = $(`[${islandAttribute}]`)
  .toArray()
  .map((element) => $(element));

/** Markup as a parser reads it. */
const parsed = (html: string) => load(html, undefined, false).html();

test('the page has its menu and its form as islands', () => {
  const names = found.map((island) => island.attr(islandAttribute));
  expect(new Set(names)).toEqual(new Set(['ScrollLink', 'ContactForm']));
});

test.each(found.map((island) => [island.attr(islandAttribute)!, island.text(), island] as const))(
  '%s renders first what Next wrote into the document: %s',
  (name, _text, island) => {
    const component = islands[name as keyof typeof islands] as ComponentType<object>;
    const props = JSON.parse(island.attr(propsAttribute)!) as object;
    expect(parsed(island.html()!)).toBe(parsed(renderToString(createElement(component, props))));
  },
);

test('every script is whole in itself', () => {
  const islandsAddress = islandsScript($.html())!;
  const islandsText = readFileSync(`out${islandsAddress}`, 'utf8');
  // No import or export of its own: it is loaded as a classic script, which can be requested again.
  expect(() => new Script(islandsText)).not.toThrow();
  const lazy = readdirSync(`out${scriptFolder}`)
    .map((file) => `${scriptFolder}/${file}`)
    .filter((address) => address !== islandsAddress);
  expect(lazy).toHaveLength(2);
  for (const address of lazy) {
    expect(islandsText).toContain(`import("${address}")`);
    expect(readFileSync(`out${address}`, 'utf8')).not.toMatch(/\bimport\b[({ "]/);
  }
});
