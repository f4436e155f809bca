import type { Page } from '@playwright/test';
import { asRole, expectRefused } from '../../testing/as-role';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { localDay } from '../../testing/local-day';
import { openAs } from '../../testing/open-as';
import { lockDealer, loosePellets, newDealer, type OwnDealer, priceFileText, ZIP_CODE } from '../../testing/own-dealer';

const priceFile = (dealer: OwnDealer, ...lines: string[]) => ({
  name: 'preise.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(priceFileText(dealer, ...lines)),
});

const getOffers = async (page: Page, { name }: OwnDealer) => {
  await page.goto(`/holzpellets-lose/angebotsliste?zipCode=${ZIP_CODE}&amount=6000&alle=1`);
  return page.getByRole('article').filter({ hasText: name });
};

test('a price set on the screen is on the offer list, and a locked dealer is gone from it', async ({ page }) => {
  await asRole(page, 'haendlersupport', '/support/haendler');
  await expectGoodPage(page);
  const dealer = await newDealer(page);
  await page.goto(`/support/haendler/${dealer.id}/preise/aendern?ware=20&zertifikat=1&gruppe=1`);
  await page.getByLabel(/Preis netto je t/).fill('365,00');
  await page.getByLabel('Lieferpauschale netto').fill('39,00');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('row', { name: /Holzpellets lose, ENplus A1.*365,00/ })).toBeVisible();

  // 6 t at 365.00 and the delivery's 39.00 are 2,229.00, and 2,385.03 with 7 % VAT.
  await expect(async () => {
    await expect(await getOffers(page, dealer)).toContainText('2.385,03', { timeout: 1000 });
  }).toPass();
  await lockDealer(page, dealer);
  await expect(async () => {
    await expect(await getOffers(page, dealer)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('a file with a bad line shows both kinds, and a jump waits for the yes of somebody else', async ({
  page,
  browser,
}) => {
  await asRole(page, 'haendlersupport', '/support/haendler');
  const dealer = await newDealer(page);
  await page.goto(`/support/haendler/${dealer.id}/preisimport`);
  const file = page.getByLabel('CSV-Datei');
  await file.setInputFiles(
    priceFile(dealer, loosePellets('350,00'), `23;;privat;${localDay()};400,00;100|99|98|97|96|95;0;39,00;;`),
  );
  await expect(page.getByText('palettengewicht_kg fehlt')).toBeVisible();
  await expect(page.getByText('Zeile 3:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Übernehmen' })).toBeDisabled();
  await expectGoodPage(page);
  await page.getByLabel(/Fehlerhafte Zeilen auslassen/).check();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText('Die Preise gelten')).toBeVisible();

  await file.setInputFiles(priceFile(dealer, loosePellets('455,00')));
  // The largest change is that of 20 t: 8,775.00 after 6,759.00, the delivery's 39.00 included.
  await expect(page.getByRole('row', { name: /455,00 € \+30,0 % \+29,8 %/ })).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByRole('link', { name: 'Zur Freigabe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Preisimport von ${dealer.name}`);
  await expectGoodPage(page);
  await expect(page.getByText(/Freigeben muss sie jemand anderes/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ja, übernehmen' })).toHaveCount(0);
  const colleague = await openAs(browser, 'admin', page.url());
  await colleague.getByLabel('Grund').fill('mit dem Händler besprochen');
  await colleague.getByRole('button', { name: 'Ja, übernehmen' }).click();
  await expect(colleague.getByText('mit dem Händler besprochen')).toBeVisible();
  await page.goto(`/support/haendler/${dealer.id}/preise`);
  await expect(page.getByRole('row', { name: /455,00/ })).toBeVisible();
  await lockDealer(page, dealer);
});

for (const account of ['support', 'finanzen', 'editor'] as const)
  test(`${account} is refused, page and call`, async ({ page, troubles }) => {
    await asRole(page, account);
    for (const [path, call] of [
      ['/support/haendler', '/api/support/haendler'],
      ['/support/haendler/1', '/api/support/haendler/1'],
      ['/support/haendler/preisimporte', '/api/support/preisimport'],
    ] as const)
      await expectRefused(page, { path, call });
    troubles.allow(/403/);
  });
