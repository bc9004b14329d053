import { bodyFace, jumpTo } from './helpers/page';
import { expect, test } from './helpers/test';

const height = 664;

for (const width of [320, 390, 639]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the booking bar is at the foot of the window after the ski card, and rests under the bike card', async ({
      page,
      outside,
      site,
    }) => {
      await page.goto('/');
      await bodyFace(page);
      const bar = page.locator('main .sticky').first();
      await expect(bar).not.toBeInViewport();
      /** Scrolls until a section begins in the middle of the window, and returns where the bar is. */
      const barAt = async (selector: string) => {
        const top = (element: Element) => element.getBoundingClientRect().top + scrollY;
        await jumpTo(page, (await page.locator(selector).evaluate(top)) - height / 2);
        const { y, height: barHeight } = (await bar.boundingBox())!;
        return { top: y, bottom: y + barHeight };
      };
      await barAt('#ski-shuttle');
      await expect(bar).not.toBeInViewport();
      // The window hides half of the space below the button.
      for (const section of ['.band', '#bike-shuttle'])
        expect((await barAt(section)).bottom, section).toBe(height + 14);
      const { top, bottom } = await barAt('#contact');
      expect(bottom).toBe((await page.locator('#contact').boundingBox())!.y);
      const card = (await page.locator('#bike-shuttle .rounded-3xl').boundingBox())!;
      expect(card.y + card.height).toBeLessThanOrEqual(top);
      await expect(page.locator('#bike-shuttle').getByRole('button')).toHaveCount(0);

      await expect(bar.getByRole('link', { name: site.contact.phone.display })).toBeInViewport();
      await bar.getByRole('button').click();
      const { origin } = new URL(site.booking.href);
      await expect.poll(() => outside).toEqual([expect.stringContaining(origin)]);
    });
  });
}
