import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { postAsPage } from './call-as-page';
import { localDay } from './local-day';

/** Far from where other journeys order. */
export const ZIP_CODE = '99974';
const SCALE = '110|106|102|100,5|100|99|98|97|96';

export interface OwnDealer {
  readonly id: number;
  readonly name: string;
  readonly key: string;
}

/**
 * A dealer for a test alone with one branch, made by a page of dealer support; `lockDealer` at the end, so that its
 * prices affect no other test.
 */
export async function newDealer(page: Page): Promise<OwnDealer> {
  const name = `Probehof ${randomUUID().slice(0, 8)}`;
  const dealer = await postAsPage(page, '/api/support/haendler/speichern', {
    ...{ DealerId: null, Version: 0, CountryId: 1, Name: name, Company: `${name} GmbH`, Street: 'Hofweg 1' },
    ...{ ZipCode: '99974', City: 'Mühlhausen', Phone: '030 23125 000', EmailAddress: 'hof@example.com' },
    ...{ Register: 'HRB 1', TaxNumber: 'DE136695976', PackagingNumber: 'DE9999900000001', SinceYear: 1990 },
    ...{ CreditorId: '', Iban: '', QrIban: '', EnplusId: '', SettlesBySteps: false, Description: '' },
  });
  const id = Number(dealer['Id']);
  await postAsPage(page, '/api/support/haendler/filiale', {
    ...{ DealerId: id, BranchId: null, Version: 0, Key: 'hof', ZipCode: ZIP_CODE, LeadWorkingDays: 5 },
    ...{ Weekdays: [1, 2, 3, 4, 5], StoppedUntil: null, Areas: [{ From: ZIP_CODE, To: ZIP_CODE, Zone: 0 }] },
    Options: [],
  });
  const payment = { CustomerGroupId: 1, PaymentKindId: 1, TermDays: 14 };
  await postAsPage(page, '/api/support/haendler/zahlungsarten', { DealerId: id, Version: 1, Rows: [payment] });
  return { id, name, key: String(dealer['Key']) };
}

/** A price file of the dealer's only branch; each line begins with its product. */
export const priceFileText = ({ key }: OwnDealer, ...lines: string[]): string =>
  [
    'haendler;filiale;produkt;zertifikat;kundengruppe;gueltig_ab;preis_netto;staffel;zonen;lieferpauschale_netto;palettengewicht_kg;pfand',
    ...lines.map((line) => `${key};hof;${line}`),
  ].join('\n');

/** A line of a price file: loose pellets from today on; `price`: '350,00', net per t, is near the region's. */
export const loosePellets = (price: string): string => `20;ENplusA1;privat;${localDay()};${price};${SCALE};0;39,00;;`;

export async function lockDealer(page: Page, { id }: OwnDealer): Promise<void> {
  await page.goto(`/support/haendler/${id}`);
  await page.getByText('Händler sperren').click();
  await page.getByLabel('Grund').fill('Test ist zu Ende');
  await page.getByRole('button', { name: 'Sperren', exact: true }).click();
  await expect(page.getByText('Test ist zu Ende')).toBeVisible();
}
