import { asRole, expectRefused } from '../../testing/as-role';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';

const WORKLIST = { path: '/support', call: '/api/support/arbeitsliste' };

test('support sees what waits, takes one and gives it back, keeps a view', async ({ page }) => {
  await asRole(page, 'support');
  await expect(page.getByRole('heading', { level: 1, name: 'Was wartet' })).toBeVisible();
  await expectGoodPage(page);
  await page.getByLabel('Bei', { exact: true }).selectOption('niemandem');
  await expect(page).toHaveURL(/owner=nobody/);
  // The address changes at once, the list only when it is rendered.
  await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /owner=nobody/);
  const row = page.getByRole('region', { name: 'Tabelle: Was wartet' }).getByRole('row').nth(1);
  const name = (await row.getByRole('rowheader').getByRole('link').innerText()).trim();
  const taken = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await row.getByRole('button', { name: /^Nehmen/ }).click();
  await taken;
  await page.goto(`/support?owner=me&search=${encodeURIComponent(name)}`);
  const mine = page.getByRole('row', { name }).first();
  await expect(mine.getByRole('button', { name: /^Abgeben/ })).toBeVisible();
  await page.getByText('Ansichten').click();
  await page.getByLabel('Diese Ansicht sichern als').fill('Meine');
  await page.getByRole('button', { name: 'Sichern' }).click();
  await expect(page.getByRole('link', { name: 'Meine', exact: true })).toBeVisible();
  // Its panel lies over the first rows.
  await page.getByText('Ansichten').click();
  await mine.getByRole('button', { name: /^Abgeben/ }).click();
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(mine.getByRole('button', { name: /^Abgeben/ })).toBeVisible();
  await mine.getByRole('button', { name: /^Abgeben/ }).click();
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
});

test('the page leads with the metrics of the role, and the navigation counts what waits', async ({ page }) => {
  await asRole(page, 'support');
  const metrics = page.getByRole('region', { name: 'Zahlen', exact: true });
  await expect(metrics.getByRole('listitem')).toHaveCount(5);
  await metrics.getByText('Zahlen der letzten 14 Tage als Tabelle').click();
  await expect(metrics.getByRole('row')).toHaveCount(15);
  await metrics.getByRole('link', { name: 'Widerrufe' }).click();
  await expect(page).toHaveURL(/\/support\/widerrufe\?state=open$/);
  await expect(page.getByText(/überfällig$/).first()).toBeVisible();
});

test('the list goes out as a file', async ({ page }) => {
  await asRole(page, 'admin');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^arbeitsliste-\d{4}-\d\d-\d\d\.csv$/);
});

test('it is refused to press and customers, in page and API', async ({ page, troubles }) => {
  troubles.allow(/403/);
  await asRole(page, 'presse', '/persoenliche-daten');
  await expectRefused(page, WORKLIST);
});
