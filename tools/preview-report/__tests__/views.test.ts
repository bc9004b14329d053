/** @jest-environment node */
import { compareViews, viewDiffers } from '../compare/views';
import type { Captures } from '../read/views';
import { viewSection } from '../render/views';
import { picture } from './pictures';

const captures = (pictures: Record<string, Buffer>): Captures => ({
  folder: 'out',
  pictures: new Map(Object.entries(pictures)),
});

test('a view that one build lacks differs, one that both lack could not be compared', async () => {
  const white = await picture(500, 1000);
  const changes = await compareViews(
    captures({ 'page-390': white, 'page-768': white, 'page-1440': white }),
    captures({
      'page-390': white,
      'page-1440': await picture(500, 1000, { left: 10, top: 10 }),
      'page-1920': white,
    }),
  );
  const states = changes.slice(0, 5).map((view) => [view.id, view.state, viewDiffers(view)]);
  expect(states).toEqual([
    ['page-390', 'unchanged', false],
    ['page-768', 'removed', true],
    ['page-1440', 'changed', true],
    ['page-1920', 'added', true],
    ['form-untouched-390', 'unreached', false],
  ]);
});

test('a build of which no view was captured is an error on either side', async () => {
  const some = captures({ 'page-390': await picture(10, 10) });
  const none = { folder: 'empty', pictures: new Map<string, Buffer>() };
  const says = 'No view of empty could be captured, so there is nothing to compare.';
  await expect(compareViews(some, none)).rejects.toThrow(says);
  await expect(compareViews(none, some)).rejects.toThrow(says);
});

test('the page has crops of a few places, the whole view of a change everywhere', async () => {
  const white = await picture(500, 900);
  const changes = await compareViews(
    captures({ 'page-390': white, 'page-768': white }),
    captures({
      'page-390': await picture(500, 900, { left: 10, top: 10 }),
      'page-768': await picture(500, 900, { left: 0, top: 100, size: 500 }),
    }),
  );
  const [few, everywhere] = viewSection(changes.slice(0, 2)).text.split('id="page-768"');
  expect(few).toContain('aria-label="Changed places"');
  expect(few).not.toMatch(/<details[^>]* open/);
  expect(few).toContain('in 1 place.');
  expect(everywhere).not.toContain('aria-label="Changed places"');
  expect(everywhere).toMatch(/<details[^>]* open/);
});

test('the page says which views were not compared, and folds only those that are the same', async () => {
  const same = captures({ 'page-390': await picture(10, 10) });
  const section = viewSection(await compareViews(same, same)).text;
  expect(section).toContain('<summary>1 unchanged view</summary>');
  expect(section.match(/Not compared: neither build gets there\./g)).toHaveLength(13);
  expect(section).not.toContain('Every view is the same.');
});
