import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What every page keeps: its title, accessibility without a finding, nothing wider than the window. */
export async function expectGoodPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^\S.* – Heizplatz$/);
  await expect(page.locator('h1')).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ preload: false }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
  expect(await overflowPx(page), 'px wider than the window').toBeLessThanOrEqual(0);
}

const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
