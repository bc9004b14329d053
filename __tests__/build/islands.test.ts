/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

import { act, createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { islands } from '../../components/islands/islands';
import { islandAttribute, propsAttribute } from '../../lib/dom';
import { scriptPaths } from '../../lib/paths';

jest.mock('../../lib/browser/firebase');

test('React hydrates each island without a difference', async () => {
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
    // React's development build logs each difference, and a logged error fails the test.
    await act(async () => {
      const component = islands[name] as ComponentType<object>;
      hydrateRoot(element, createElement(component, props), { onRecoverableError });
      await Promise.resolve();
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(element.firstElementChild).toBe(before);
  }
});

test('each script is one file without source maps, so that a retry loads all of it', () => {
  const { islands: classic, ...modules } = scriptPaths;
  const text = readFileSync(`out${classic}`, 'utf8');
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toContain('sourceMappingURL');
  for (const path of Object.values(modules)) {
    expect(text).toContain(path);
    const script = readFileSync(`out${path}`, 'utf8');
    expect(script).not.toMatch(/\bimport\b[({ "]|sourceMappingURL/);
  }
});
