import { asRole, expectRefused } from '../../testing/as-role';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { untilHydrated } from '../../testing/until-hydrated';

test('a key leads to the search box, and the box to customers and orders', async ({ page }) => {
  await asRole(page, 'support');
  await untilHydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type('kunde@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Suche' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kunden' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('kunde@example.com');
  await expectGoodPage(page);
  await page.getByRole('region', { name: 'Bestellungen' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/support\/bestellung\//);
});

test('each role finds what it may open', async ({ page }) => {
  await asRole(page, 'editor', '/support/suche?search=kunde%40example.com');
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
});

test('it is refused to customers, in page and API', async ({ page, troubles }) => {
  troubles.allow(/403/);
  await asRole(page, 'kunde', '/kunde/startseite');
  await expectRefused(page, { path: '/support/suche?search=a', call: '/api/support/suche?search=kunde' });
});
