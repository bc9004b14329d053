import { site } from '../__tests__/shipped';
import { bodyFace, bookNow, jumpTo, open, setStyles } from './helpers/page';
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

test('nothing below the booking bar moves when a phone folds its toolbar away', async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height });
  await open(page);
  await bodyFace(page);
  // Safari has no scroll anchoring, which would hide that a part above has grown.
  await setStyles(
    page,
    '* { overflow-anchor: none !important } :root { --inset: env(safe-area-inset-bottom) }',
  );
  const session = await page.context().newCDPSession(page);
  const parts = [page.locator('#contact h2'), form.sendButton, page.getByRole('contentinfo')];
  const button = bookNow(page).and(page.locator('#bike-shuttle *')).filter({ visible: true });
  // The bar is at the foot of the window first, and then below the card.
  for (const top of ['#bike-shuttle', '#contact']) {
    const { y } = (await page.locator(top).boundingBox())!;
    await jumpTo(page, (await page.evaluate(() => scrollY)) + y - height / 4);
    const places = [];
    for (const bottom of [0, 10, 20, 34]) {
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom, bottomMax: 34 } });
      await expect(page.locator(':root')).toHaveCSS('--inset', `${bottom}px`);
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      places.push(boxes.map((box) => box!.y));
      const { y, height: buttonHeight } = (await button.boundingBox())!;
      expect(y + buttonHeight).toBeLessThanOrEqual(height - bottom);
    }
    expect(new Set(places.map(String)).size, top).toBe(1);
  }
});
