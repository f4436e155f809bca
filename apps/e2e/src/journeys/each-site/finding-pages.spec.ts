import type { Locator, Page } from '@playwright/test';
import { expectGoodPage, expectNoOverflow } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { untilHydrated } from '../../testing/until-hydrated';

const FULL_NAVIGATION_PX = 992;

/** The products of the header: a disclosure of the navigation, on small screens within its menu. */
async function openProducts(page: Page): Promise<Locator> {
  const isFull = (page.viewportSize()?.width ?? 0) >= FULL_NAVIGATION_PX;
  const banner = page.getByRole('banner');
  await (isFull ? banner.locator('summary', { hasText: 'Brennstoffe' }) : banner.getByLabel('Menü').first()).click();
  return banner.getByRole('navigation', { name: isFull ? 'Hauptnavigation' : 'Menü' });
}

test('the header leads to every product, and fits at every width', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await (await openProducts(page)).getByRole('link', { name: 'AdBlue' }).click();
  await expect(page).toHaveURL(/\/adblue$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'AdBlue' })).toHaveCount(0);
  await openProducts(page);
  await expectGoodPage(page);
  const viewport = page.viewportSize();
  for (const width of [768, 991, 992, 1260]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `px wider than ${width} px`);
    const getHeight = async () => (await page.getByRole('banner').boundingBox())?.height;
    await expect.poll(getHeight, `px of the header at ${width} px`).toBeLessThan(70);
  }
  if (viewport) await page.setViewportSize(viewport);
});

for (const path of ['/ueber-uns', '/presse', '/kontakt', '/suche', '/kaminholz', '/heizoel'])
  test(`${path} is a good page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectGoodPage(page);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is found by its words, and the products by the header', async ({ page }) => {
    await page.goto('/suche');
    await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill('AdBlue');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL(/\/suche\?q=AdBlue$/);
    const product = page.getByRole('navigation', { name: 'Produkte' }).getByRole('link', { name: 'AdBlue' });
    await expect(product).toHaveAttribute('href', '/adblue');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
    await (await openProducts(page)).getByRole('link', { name: 'Diesel' }).click();
    await expect(page).toHaveURL(/\/diesel$/);
  });
});
