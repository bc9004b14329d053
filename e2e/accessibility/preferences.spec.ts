import { formStates } from '../../test-support/capture';
import { down, menuLink, onlyHome } from '../../test-support/menu';
import { open } from '../../test-support/page';
import { scrollPositions } from '../probes';
import { expect, lessMotion, test } from '../fixtures';
import { violations } from '../companies/violations';

test.describe('a visitor who wants less motion', () => {
  test.use(lessMotion);

  test('shows a spinner that stands still', async ({ page }) => {
    await open(page);
    await formStates.sending!(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('jumps from the menu to its section', async ({ page }) => {
    test.skip(!down, onlyHome);
    await open(page);
    const positions = await scrollPositions(page);
    await page.locator(menuLink(down)).first().click();
    await expect(page).toHaveURL(`/#${down}`);
    await expect.poll(positions).not.toEqual([]);
    expect(new Set(await positions()).size).toBe(1);
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
