import { bodyFace, bookNow } from './helpers/page';
import { expect, test } from './helpers/test';

const height = 664;

test('a phone shows one Book Now at a time, and always one beside the bike card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height });
  await page.goto('/');
  await bodyFace(page);
  for (const width of [320, 479]) {
    await page.setViewportSize({ width, height });
    const places = await bookNow(page).evaluateAll((buttons) => {
      const card = document.querySelector('#bike-shuttle h2')!;
      const isInView = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < innerHeight && bottom > 0 && element.checkVisibility();
      };
      const places = [];
      for (let top = 0; top < document.documentElement.scrollHeight; top += 50) {
        scrollTo({ top, behavior: 'instant' });
        places.push({ top, count: buttons.filter(isInView).length, isBesideCard: isInView(card) });
      }
      return places;
    });
    const besideCard = places.filter(({ isBesideCard }) => isBesideCard);
    expect(besideCard.length).toBeGreaterThan(0);
    expect(besideCard.filter(({ count }) => count !== 1)).toEqual([]);
    expect(places.filter(({ count }) => count > 1)).toEqual([]);
    await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  }
  await page.setViewportSize({ width: 480, height });
  await expect(page.locator('#bike-shuttle').getByRole('button', { name: 'Book Now' })).toHaveCount(1);
});
