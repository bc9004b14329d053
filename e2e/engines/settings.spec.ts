import { down, menuLink, onlyHome } from '../../test-support/menu';
import { expect, test } from './fixtures';

test.use({ settings: { lessMotion: true } });

test('the menu jumps for a visitor who wants less motion', async ({ visitor }) => {
  test.skip(!down, onlyHome);
  await visitor.open();
  await visitor.noteScrolling();
  await visitor.press(menuLink(down));
  await expect
    .poll(async () => {
      const { top, sectionTop, hash } = await visitor.place(down);
      return { away: top - sectionTop, hash };
    })
    .toEqual({ away: 0, hash: `#${down}` });
  // Firefox corrects a fraction of a pixel afterward.
  const { sectionTop } = await visitor.place(down);
  const between = (await visitor.positions()).filter((at) => Math.abs(at - sectionTop) > 1);
  expect(between).toEqual([]);
});
