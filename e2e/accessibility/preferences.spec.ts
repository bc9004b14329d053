import { formStates } from '../../test-support/capture';
import { open } from '../../test-support/page';
import { expect, lessMotion, test } from '../fixtures';
import { violations } from '../companies/violations';

test.describe('a visitor who wants less motion', () => {
  test.use(lessMotion);

  test('sees no spinner spin', async ({ page }) => {
    await open(page);
    await formStates.sending!(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('a visitor who wants more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  test('reads small text in black, and actions and band are darker', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('form > p')).toHaveCSS('color', 'rgb(0, 0, 0)');
    const found = await violations(page, { tags: ['wcag2aaa'], within: '#contact' });
    expect(found).toEqual([]);
  });
});

test('every card and button keeps its edge in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const shapes = [
    ...(await page.getByRole('button').all()),
    ...(await page.locator('address').getByRole('listitem').getByRole('link').all()),
    page.locator('address'),
    page.locator('#bike-shuttle dl').locator('..'),
    page.locator('#ski-shuttle ul').locator('../..'),
  ];
  for (const shape of shapes) {
    const edge = await shape.evaluate((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
        getComputedStyle(element);
      return { borderTopWidth, borderTopStyle, seen: borderTopColor !== backgroundColor };
    });
    expect(parseFloat(edge.borderTopWidth)).toBeGreaterThan(0);
    expect(edge).toMatchObject({ borderTopStyle: 'solid', seen: true });
  }
});
