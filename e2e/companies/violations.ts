import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with an opened page.
 *
 * @param tags the rules, by axe's tags.
 * @param within a selector that limits the check to part of the page.
 */
export async function violations(
  page: Page,
  { tags = levels, within }: { tags?: string[]; within?: string } = {},
) {
  // Legacy mode: there are no frames, for which axe would otherwise open another page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
  if (within) axe.include(within);
  return (await axe.analyze()).violations;
}
