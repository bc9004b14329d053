import { readFileSync } from 'node:fs';

import { act, createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { islands } from '../../components/islands/islands';
import { islandAttribute, propsAttribute } from '../../lib/dom';

jest.mock('../../lib/browser/firebase');

beforeEach(() => {
  const html = readFileSync('out/index.html', 'utf8');
  document.documentElement.innerHTML = new DOMParser().parseFromString(
    html,
    'text/html',
  ).documentElement.innerHTML;
});

test.each([
  ['name', 'text', null, 'name'],
  ['email', 'email', 'email', 'email'],
  ['phone', 'tel', 'tel', 'tel'],
])(
  '%s offers phones the right keyboard, and browsers what to fill in',
  (name, type, mode, fill) => {
    const field = document.querySelector(`form [name="${name}"]`)!;
    expect(field.getAttribute('type')).toBe(type);
    expect(field.getAttribute('inputmode')).toBe(mode);
    expect(field.getAttribute('autocomplete')).toBe(fill);
  },
);

test('a phone shows the page at its own width, and lets fingers zoom', () => {
  const viewport = document.querySelector('meta[name="viewport"]')!;
  expect(viewport.getAttribute('content')).toBe(
    'width=device-width, initial-scale=1, viewport-fit=cover',
  );
});

test('React finds each island as the build wrote it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const elements = [...document.querySelectorAll(`[${islandAttribute}]`)];
  expect(elements.length).toBeGreaterThan(3);
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
