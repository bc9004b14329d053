import { site } from '../__tests__/shipped';
import { bodyFace, bookNow } from './helpers/page';
import { expect, test } from './helpers/test';

const height = 664;

test('a phone’s visitor sees one Book Now at a time, and always one beside the bike card', async ({
  page,
  outside,
}) => {
  await page.setViewportSize({ width: 320, height });
  await page.goto('/');
  await bodyFace(page);
  const heading = page.locator('#bike-shuttle h2');
  for (const width of [320, 479]) {
    await page.setViewportSize({ width, height });
    const shown = await bookNow(page).evaluateAll(
      (buttons, heading) => {
        const isInView = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top < innerHeight && bottom > 0 && element.checkVisibility();
        };
        const positions = [];
        for (let top = 0; top < document.documentElement.scrollHeight; top += 50) {
          scrollTo({ top, behavior: 'instant' });
          const parts = buttons.filter(isInView).map((button) => button.closest('section')?.id);
          positions.push({ top, parts, isBikeCard: isInView(heading) });
        }
        return positions;
      },
      await heading.elementHandle(),
    );
    expect(shown.filter(({ isBikeCard }) => isBikeCard).length).toBeGreaterThan(0);
    const isWrong = ({ parts: { length }, isBikeCard }: (typeof shown)[0]) =>
      length > 1 || (isBikeCard && !length);
    expect(shown.filter(isWrong), `${width} px`).toEqual([]);
  }

  await heading.scrollIntoViewIfNeeded();
  const bar = bookNow(page).and(page.locator('#bike-shuttle *')).filter({ visible: true });
  await bar.click();
  const { origin } = new URL(site.booking.href);
  await expect.poll(() => outside).toEqual([expect.stringContaining(origin)]);
});

test('from 480 px up, the bike card has its own Book Now', async ({ page }) => {
  await page.setViewportSize({ width: 480, height });
  await page.goto('/');
  await expect(bookNow(page).and(page.locator('#bike-shuttle *')).filter({ visible: true })).toHaveCount(1);
});
