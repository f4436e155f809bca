import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectGoodPage } from '../../testing/expect-good-page';
import { guestOrder } from '../../testing/guest-order';
import { expect, test } from '../../testing/journey-test';
import type { JourneySite } from '../../testing/journey-sites';
import { openAs } from '../../testing/open-as';
import { localDay } from '../../testing/local-day';
import { linkInMail } from '../../testing/outbox';

const REASON = 'Am Telefon besprochen';

async function placeOrder(page: Page, site: JourneySite): Promise<string> {
  const order = guestOrder(page, site);
  await order.startCheckout(`gast-${randomUUID()}@example.com`);
  return order.placeOrder();
}

async function acceptAsDealer(page: Page, orderNumber: string): Promise<void> {
  await page.goto(await linkInMail(page, `Neue Bestellung ${orderNumber}`, '/haendler/bestellung/'));
  const accept = page.getByRole('form', { name: 'Bestellung annehmen' });
  await accept.getByRole('button', { name: 'Annehmen' }).click();
  await expect(page.locator('h1').getByText('Angenommen')).toBeVisible();
}

/** The order's page for a member of staff in a browser of its own. */
async function openOrder(browser: Browser, name: string, origin: string, orderNumber: string): Promise<Page> {
  const page = await openAs(browser, name, `${origin}/support/bestellung/${orderNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bestellung ${orderNumber}`);
  return page;
}

async function correctStreet(page: Page, street: string): Promise<void> {
  const addresses = page.getByRole('region', { name: 'Adressen' });
  const form = addresses.getByRole('form', { name: 'Lieferadresse berichtigen' });
  if (!(await form.isVisible())) await addresses.getByText('Adresse berichtigen', { exact: true }).click();
  await form.getByLabel('Straße').fill(street);
  await form.getByLabel('Grund').fill(REASON);
  await form.getByRole('button', { name: 'Adresse speichern' }).click();
}

test('support corrects an address, meets a newer version, books the weight; the price is explained', async ({
  page,
  browser,
  site,
}) => {
  // An order by a guest, a dealer and two members of staff, each in a browser.
  test.slow();
  const orderNumber = await placeOrder(page, site);
  const { origin } = new URL(page.url());
  const first = await openOrder(browser, 'support', origin, orderNumber);
  const second = await openOrder(browser, 'admin', origin, orderNumber);
  await expectGoodPage(first);
  const price = first.getByRole('region', { name: 'So kam dieser Preis zustande' });
  await expect(price.getByRole('row', { name: /^Mengenstufe der Preisliste/ })).toContainText('kg');
  await expect(price.getByRole('row', { name: /^Gesamtpreis/ })).toContainText('€');

  await correctStreet(first, 'Neue Gasse');
  await expect(first.getByRole('region', { name: 'Adressen' }).getByText('Neue Gasse 12')).toBeVisible();
  await expect(first.getByRole('region', { name: 'Verlauf' })).toContainText('Adresse berichtigt');
  await expect(first.getByRole('region', { name: 'Mails' })).toContainText('Ihre Lieferadresse ist berichtigt');

  await correctStreet(second, 'Alte Gasse');
  const form = second.getByRole('form', { name: 'Lieferadresse berichtigen' });
  await expect(form.getByText('Inzwischen von jemand anderem geändert')).toBeVisible();
  await expect(form.getByRole('row', { name: /^Adresse/ })).toContainText('Neue Gasse 12');
  await expectGoodPage(second);
  await form.getByRole('button', { name: 'Meine Fassung speichern' }).click();
  await expect(second.getByRole('region', { name: 'Adressen' }).getByText('Alte Gasse 12')).toBeVisible();

  await acceptAsDealer(page, orderNumber);
  await first.reload();
  const forDealer = first.getByRole('region', { name: 'Für den Händler eintragen' });
  await forDealer.getByText('Geliefert, Menge melden', { exact: true }).first().click();
  await forDealer.getByRole('textbox', { name: 'Gelieferte Menge' }).fill('5820');
  const weight = forDealer.getByRole('form', { name: 'Geliefert, Menge melden' });
  await weight.getByLabel('Geliefert am').fill(localDay());
  await weight.getByLabel('Wer hat angerufen?').fill('Disposition');
  await weight.getByRole('button', { name: 'Menge melden' }).click();
  const delivered = first.getByRole('region', { name: 'Gelieferte Menge' });
  await expect(delivered.getByText('Gesamtpreis nach Lieferung')).toBeVisible();
  await expect(first.getByRole('region', { name: 'Verlauf' })).toContainText('Anlass: Disposition');
  await expect(delivered).toContainText('5.820 kg');
  await expectGoodPage(first);
});

test('support notes and cancels; who counts money reads, everybody else is refused', async ({
  page,
  browser,
  site,
}) => {
  const orderNumber = await placeOrder(page, site);
  const { origin } = new URL(page.url());
  const support = await openOrder(browser, 'support', origin, orderNumber);
  await support.getByLabel('Neue Notiz').fill('Kunde ruft morgen an.');
  await support.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(support.getByRole('region', { name: 'Notizen' })).toContainText('Kunde ruft morgen an.');

  await support.getByText('Bestellung stornieren', { exact: true }).first().click();
  const form = support.getByRole('form', { name: 'Bestellung stornieren' });
  await form.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await expect(form.getByRole('link', { name: /^Grund/ })).toBeVisible();
  await form.getByLabel('Art').selectOption('doppelt');
  await form.getByLabel('Grund').fill('Zweimal bestellt');
  await form.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await expect(support.getByRole('region', { name: 'Stornierung' })).toContainText('Zweimal bestellt');

  const reader = await openOrder(browser, 'finanzen', origin, orderNumber);
  await expect(reader.getByRole('form', { name: /berichtigen|buchen|stornieren|Notiz/ })).toHaveCount(0);
  const editor = await openAs(browser, 'editor', `${origin}/support/bestellung/${orderNumber}`);
  await expect(editor.getByText('Leider haben Sie keinen Zugang zu dieser Seite.')).toBeVisible();
});
