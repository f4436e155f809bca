import { readFile } from 'node:fs/promises';
import { asRole, expectRefused } from '../../testing/as-role';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { logIn } from '../../testing/log-in';

test('the press takes a price series, its chart and a logo', async ({ page, troubles }) => {
  troubles.allow(/status of 403/);
  await asRole(page, 'presse', '/support/presse');
  await expectGoodPage(page);
  const series = page.getByRole('region', { name: 'Preisreihe' });
  await page.getByRole('group', { name: 'Zeitraum' }).getByRole('link', { name: '3 Monate' }).click();
  await expect(page).toHaveURL(/by=day/);
  // The address changes at once, the series only when it is rendered.
  await expect(series.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /by=day/);
  await series.getByText('Als Tabelle').click();
  const rows = series.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const view = (await rows.count()) - 1;
  expect(view).toBeGreaterThan(80);

  const taken = page.waitForEvent('download');
  await series.getByRole('link', { name: 'CSV' }).click();
  const file = await taken;
  expect(file.suggestedFilename()).toMatch(/^preise-de-20-tage-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const [head = '', ...days] = text.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFTag;Preis brutto;Währung;Einheit;Ware;Land;Quelle');
  expect(days).toHaveLength(view);
  for (const day of days)
    expect(day).toMatch(/^\d\d\.\d\d\.20\d\d;\d+,\d\d;EUR;EUR je t;Holzpellets lose;Deutschland;Quelle: Heizplatz, /);
  // The newest day of the page is the last of the file.
  const newest = (await rows.nth(1).innerText()).split('\t');
  expect(days.at(-1)?.split(';').slice(0, 2)).toEqual(newest.map((cell) => cell.trim()));

  await page.getByLabel('Land', { exact: true }).selectOption('3');
  await expect(page).toHaveURL(/country=3/);
  await expect(series.getByText('in CHF/t', { exact: true })).toBeVisible();
  await expect(series.getByText(/€/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Pressekontakt' })).toContainText('+41 44 023 12 52');

  for (const [region, name, file] of [
    ['Preisreihe', 'PNG', /^preis-ch-20-.*\.png$/],
    ['Preisreihe', 'Excel', /^preise-ch-20-tage-.*\.xlsx$/],
    ['Logos', 'Logo für helle Flächen: SVG', /^heizplatz-logo-dunkel\.svg$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('region', { name: region }).getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
  await expectGoodPage(page);
  await expectRefused(page, { path: '/support', call: '/api/support/arbeitsliste' });
});

test('by keyboard alone another resolution is chosen', async ({ page }) => {
  await asRole(page, 'presse', '/support/presse');
  const months = page.getByRole('group', { name: 'Auflösung' }).getByRole('link', { name: 'Monate' });
  await page.getByRole('button', { name: 'Anwenden' }).focus();
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await months.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(months).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/by=month/);
  await expect(months).toHaveAttribute('aria-current', 'true');
});

test('press and partners land on their own page', async ({ page, browser }) => {
  await page.goto('/benutzerkonto/anmeldung');
  for (const [name, path] of [
    ['presse', '/support/presse'],
    ['werbepartner', '/support/werbepartner'],
  ] as const) {
    const context = await browser.newContext({ locale: 'de-DE' });
    const own = await context.newPage();
    await own.goto(page.url());
    await logIn(own, name);
    await own.waitForURL((url) => url.pathname === path);
    await context.close();
  }
});

test('a customer is refused by page and calls', async ({ page, troubles }) => {
  troubles.allow(/status of 403/);
  await asRole(page, 'kunde', '/kunde/startseite');
  for (const call of ['preise', 'preise/ausgabe', 'preise/diagramm', 'logo/hell'])
    await expectRefused(page, { path: '/support/presse', call: `/api/support/presse/${call}` });
});
