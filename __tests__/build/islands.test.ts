/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';

import { act, createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { islands } from '../../components/islands/islands';
import { islandAttribute, propsAttribute } from '../../lib/dom';
import { scriptFolder } from '../../lib/paths';
import { builtScripts } from '../../lib/scripts';

jest.mock('../../lib/browser/firebase');

test('React finds each island as the build wrote it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.documentElement.innerHTML = readFileSync('out/index.html', 'utf8');
  const elements = [...document.querySelectorAll(`[${islandAttribute}]`)];
  const names = elements.map((element) => element.getAttribute(islandAttribute));
  expect(names).toEqual(['MenuLinks', 'ContactForm']);
  for (const element of elements) {
    const name = element.getAttribute(islandAttribute) as keyof typeof islands;
    const props = JSON.parse(element.getAttribute(propsAttribute)!) as object;
    const before = element.firstElementChild;
    const onRecoverableError = jest.fn();
    // React's development build reports any difference to the console as well, which fails the test.
    await act(async () => {
      const component = islands[name].component as ComponentType<object>;
      hydrateRoot(element, createElement(component, props), { onRecoverableError });
      await Promise.resolve();
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(element.firstElementChild).toBe(before);
  }
});

test('scripts are self-contained and have no source maps', () => {
  const islandsAddress = builtScripts().islands;
  const islandsText = readFileSync(`out${islandsAddress}`, 'utf8');
  // No import or export of its own: it is loaded as a classic script, which can be requested again.
  expect(() => new Script(islandsText)).not.toThrow();
  expect(islandsText).not.toContain('sourceMappingURL');
  const lazy = readdirSync(`out${scriptFolder}`)
    .map((file) => `${scriptFolder}/${file}`)
    .filter((address) => address !== islandsAddress);
  expect(lazy).toHaveLength(2);
  for (const address of lazy) {
    expect(islandsText).toContain(`import("${address}")`);
    expect(readFileSync(`out${address}`, 'utf8')).not.toMatch(/\bimport\b[({ "]/);
  }
});
