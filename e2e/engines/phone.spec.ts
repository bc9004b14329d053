import { expect, test } from './fixtures';
import { fieldNamed } from './visitor';
import { run } from '../../test-support/engines/engine';

test.beforeEach(({ visitor }) => visitor.tab.resize(390, 844));

test('a phone zooms by the visitor’s fingers alone', async ({ visitor }) => {
  await visitor.open();
  const { viewport, sizes } = await run(visitor.tab, () => ({
    viewport: document.querySelector('meta[name="viewport"]')!.getAttribute('content'),
    sizes: [...document.querySelectorAll('input, textarea')].map((field) =>
      parseFloat(getComputedStyle(field).fontSize),
    ),
  }));
  // `width=device-width` removes the double-tap delay, and without viewport-fit nothing lies under a notch.
  expect(viewport).toBe('width=device-width, initial-scale=1');
  expect(sizes).toHaveLength(4);
  // iOS zooms into fields with smaller text.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('nothing covers the field in use above a phone’s keyboard', async ({ visitor }) => {
  await visitor.open();
  await visitor.press(fieldNamed('message'));
  await visitor.tab.resize(390, 420);
  const field = await run(visitor.tab, () => {
    const field = document.activeElement!;
    field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, width, top, bottom } = field.getBoundingClientRect();
    const onTop = [top + 2, bottom - 2].map((y) =>
      field.contains(document.elementFromPoint(left + width / 2, y)),
    );
    return { name: field.getAttribute('name'), onTop };
  });
  expect(field).toEqual({ name: 'message', onTop: [true, true] });
});
