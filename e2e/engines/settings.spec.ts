import { expect, test } from './fixtures';

test.use({ settings: { lessMotion: true } });

test('the menu jumps for a visitor who wants less motion', async ({ visitor }) => {
  await visitor.open();
  await visitor.noteScrolling();
  await visitor.press('Contact');
  await expect
    .poll(async () => {
      const { top, contactTop, hash } = await visitor.place();
      return { away: top - contactTop, hash };
    })
    .toEqual({ away: 0, hash: '#contact' });
  await expect.poll(() => visitor.positions()).toHaveLength(1);
});
