import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ON_A_DESKTOP, ON_A_PHONE } from '../sampling/combinations';
import { expectGoodPage } from '../testing/expect-good-page';
import { guestOrder } from '../testing/guest-order';
import type { JourneySite } from '../testing/journey-sites';
import { expect, test } from '../testing/journey-test';
import { linkInMail, mailsTo } from '../testing/outbox';
import { localDay } from '../testing/local-day';

async function placeOrder(page: Page, site: JourneySite) {
  const email = `gast-${randomUUID()}@example.com`;
  const order = guestOrder(page, site);
  await order.startCheckout(email);
  return { email, orderNumber: await order.placeOrder() };
}

const dealerLink = (page: Page, orderNumber: string) =>
  linkInMail(page, `Neue Bestellung ${orderNumber}`, '/haendler/bestellung/');

/** Any later day would be a proposal. */
const promisedDay = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const token = new URLSearchParams(location.search).get('token') ?? '';
    const response = await fetch(`/api/dealer-orders/${id}?token=${encodeURIComponent(token)}`);
    const order: { Offer: { DeliveryDate: string } } = await response.json();
    return order.Offer.DeliveryDate;
  });

const state = (page: Page, name: string) => expect(page.locator('h1').getByText(name)).toBeVisible();

test(
  'a driver accepts with a date and reports the weight; the customer reads both',
  ON_A_PHONE,
  async ({ page, site }) => {
    const { email, orderNumber } = await placeOrder(page, site);
    await page.goto(await dealerLink(page, orderNumber));
    await expectGoodPage(page);
    const accept = page.getByRole('form', { name: 'Bestellung annehmen' });
    await accept.getByLabel(/^Tag/).fill(await promisedDay(page));
    await accept.getByRole('button', { name: 'Annehmen' }).click();
    await state(page, 'Termin steht');

    const weight = page.getByRole('form', { name: 'Gelieferte Menge melden' });
    await weight.getByLabel('Gelieferte Menge').fill('5820');
    await weight.getByLabel('Geliefert am').fill(localDay());
    await weight.getByRole('button', { name: 'Menge melden' }).click();
    await state(page, 'Geliefert');
    const settled = page.getByRole('region', { name: 'Abzurechnen' }).getByRole('row', { name: /^Gesamt/ });
    const total = await settled.getByRole('cell').last().innerText();
    await expectGoodPage(page);

    await page.goto(await linkInMail(page, email, '/bestellung/'));
    await state(page, 'Geliefert');
    const delivered = page.getByRole('region', { name: 'Geliefertes Gewicht' }).getByRole('table');
    await expect(delivered).toContainText(total);
    await expect(delivered).toContainText(site.numbers.usual.replace('6', '5').replace('000', '820'));
    await expectGoodPage(page);
  },
);

test(
  'declined: the customer orders again with one click, then withdraws with a mail at once',
  ON_A_DESKTOP,
  async ({ page, site, siteName }) => {
    const { email, orderNumber } = await placeOrder(page, site);
    const dealerPage = await page.context().newPage();
    await dealerPage.goto(await dealerLink(page, orderNumber));
    await dealerPage.getByText('Bestellung ablehnen').click();
    const decline = dealerPage.getByRole('form', { name: 'Bestellung ablehnen' });
    await decline.getByLabel('Grund').fill('Alle Fahrzeuge sind ausgebucht.');
    await decline.getByRole('button', { name: 'Ablehnen' }).click();
    await state(dealerPage, 'Abgelehnt');

    await page.getByRole('link', { name: 'Zur Bestellung' }).click();
    await state(page, 'Abgelehnt');
    await expectGoodPage(page);
    await page.getByRole('article').first().getByRole('button', { name: 'Erneut bestellen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prüfender Blick und letzter Klick!');
    const second = await guestOrder(page, site).placeOrder();
    expect(second).not.toBe(orderNumber);

    await page.getByRole('link', { name: 'Zur Bestellung' }).click();
    await state(page, 'Eingegangen');
    await expect(page.getByRole('main').getByText(/^Vertrag widerrufen/)).toHaveCount(siteName === 'ch' ? 0 : 1);
    if (siteName === 'ch') return;
    await page
      .getByRole('main')
      .getByText(/^Vertrag widerrufen/)
      .click();
    await page.getByRole('link', { name: 'Zum Widerruf' }).click();
    await expect(page.getByLabel('Welcher Vertrag?')).toHaveValue(second);
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen');
    await expectGoodPage(page);
    await expect.poll(() => mailsTo(page, email)).toContainEqual(expect.stringMatching(/Widerruf/));
  },
);
