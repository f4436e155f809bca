import { expectGoodPage } from '../testing/expect-good-page';
import { guestOrder } from '../testing/guest-order';
import { expect, test } from '../testing/journey-test';

test('offers side by side, their goods, and a list that is kept, by keyboard too', async ({ page, site }) => {
  await page.goto('/');
  await guestOrder(page, site).askForOffers();
  const listUrl = page.url();
  for (const position of [0, 1]) {
    const box = page
      .getByRole('article')
      .nth(position)
      .getByRole('checkbox', { name: /^Vergleichen/ });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
  const html = page.locator('html');
  await expect(html, 'what gets the focus is scrolled above the bar').toHaveCSS('scroll-padding-bottom', '120px');
  await page.getByRole('link', { name: /^2 .+ vergleichen$/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await expect(dialog.getByRole('row', { name: /^Gesamtpreis/ }).getByText('bester Wert')).toHaveCount(1);
  await expect(html, 'the page behind does not scroll').toHaveCSS('overflow', 'hidden');
  await expect(page).toHaveURL(/[?&]vergleich=[\d-]+(,|%2C)[\d-]+$/);
  await expectGoodPage(page);

  await page.reload();
  await expect(dialog.getByRole('columnheader'), 'the address alone opens it').toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(html).toHaveCSS('overflow', 'visible');
  await expect(page).toHaveURL(listUrl);

  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Ware und Hersteller/ })
    .press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Hersteller' })).toBeVisible();
  await dialog
    .getByRole('button', { name: 'Schließen' })
    .or(dialog.getByRole('button', { name: 'Schliessen' }))
    .click();

  await page.getByRole('button', { name: 'Liste merken' }).click();
  await page.getByRole('link', { name: 'Gemerkte Listen' }).click();
  await expect(page.getByText(/unverändert/)).toBeVisible();
  await expectGoodPage(page);
});

test('households that order together, and a request for more', async ({ page, site }) => {
  await page.goto(`/holzpellets-lose/angebotsliste?zipCode=${site.zipCode}&amount=2000`);
  await page.getByRole('link', { name: /^Gemeinsam bestellen/ }).click();
  const table = page.getByRole('table', { name: 'Preis und Ersparnis je Haushalt' });
  await expect(table.getByRole('row')).toHaveCount(10);
  await expect(page.getByRole('img', { name: /^Ersparnis je Haushalt/ })).toBeVisible();
  await expectGoodPage(page);
  await table.getByRole('link', { name: '3 Haushalte' }).click();
  await expect(page).toHaveURL(/amount=6000&stations=3(&options=3)?$/);
  await expect(page.getByText(/für 3 Lieferstellen/)).toBeVisible();

  await page.goto(`/holzpellets-lose/angebotsliste?zipCode=${site.zipCode}&amount=32000`);
  await page.getByRole('link', { name: /^Gro(ß|ss)menge anfragen$/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Anna Berger');
  await page.getByLabel('E-Mail-Adresse').fill('anna.berger@example.com');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page.getByText('Fast fertig: bitte sehen Sie in Ihr Postfach.')).toBeVisible();
});
