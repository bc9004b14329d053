import { down, menuLink, onlyHome } from '../../test-support/menu';
import { expect, test } from './fixtures';

test.use({ settings: { lessMotion: true } });

test('the menu jumps for a visitor who wants less motion', async ({ visitor }) => {
  test.skip(!down, onlyHome);
  await visitor.open();
  await visitor.noteScrolling();
  await visitor.press(menuLink(down));
  const arrived = { away: 0, hash: `#${down}` };
  await expect.poll(() => visitor.place(down)).toMatchObject(arrived);
  // Firefox corrects a fraction of a pixel afterward.
  const { top } = await visitor.place();
  const between = (await visitor.positions()).filter((at) => Math.abs(at - top) > 1);
  expect(between).toEqual([]);
});
