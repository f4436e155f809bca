import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { WITH_DIRECT_DEBIT } from '../sampling/combinations';
import { expectGoodPage } from '../testing/expect-good-page';
import { expectSameAfterReload } from '../testing/expect-same-after-reload';
import { guestOrder, orderNumberOn } from '../testing/guest-order';
import { expect, test } from '../testing/journey-test';
import { mailsTo } from '../testing/outbox';

const newEmail = () => `gast-${randomUUID()}@example.com`;

async function checkPage(page: Page): Promise<void> {
  await expectGoodPage(page);
  await expectSameAfterReload(page);
}

test('a guest orders by invoice; every page on the way is good, and the mail names the order', async ({
  page,
  site,
}) => {
  // Five pages and the completed payment step, each with axe and a reload.
  test.slow();
  const email = newEmail();
  const order = guestOrder(page, site);
  await page.goto('/');
  await checkPage(page);
  await order.askForOffers();
  await checkPage(page);
  await order.chooseFirstOffer();
  await checkPage(page);
  await order.confirmAccess();
  await order.giveEmail(email);
  await order.giveAddress();
  await checkPage(page);
  await order.changePayment();
  await checkPage(page);
  await order.payByInvoice();
  await checkPage(page);
  const orderNumber = await order.placeOrder();
  await checkPage(page);
  await expect(page.getByText(/^Bestellnummer/)).toContainText(email);
  // It is made after weighing.
  await expect(page.getByAltText('QR-Rechnung mit Empfangsschein und Zahlteil')).toHaveCount(0);
  await expect.poll(() => mailsTo(page, email)).toEqual([expect.stringContaining(orderNumber)]);
});

test(
  'a guest pays by direct debit; the page names the account by its ends alone',
  WITH_DIRECT_DEBIT,
  async ({ page, site }) => {
    const order = guestOrder(page, site);
    await order.startCheckout(newEmail());
    await order.changePayment();
    await order.payBySepa(site.iban ?? '');
    await expect(page.getByText(/SEPA-Lastschrift · (DE89|AT61) •••• \d{4}/)).toBeVisible();
    await order.placeOrder();
    await expect(page.getByText(/SEPA-Lastschrift · (DE89|AT61) •••• \d{4}/)).toBeVisible();
  },
);

test('pressing the button twice, and again in a second tab, makes one order', async ({ page, context, site }) => {
  const email = newEmail();
  const order = guestOrder(page, site);
  await order.startCheckout(email);
  const secondTab = await context.newPage();
  await secondTab.goto(page.url());
  const button = page.getByRole('button', { name: 'zahlungspflichtig bestellen' });
  await button.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!');
  const orderNumber = await orderNumberOn(page);

  await secondTab.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(secondTab.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!');
  expect(await orderNumberOn(secondTab)).toBe(orderNumber);
  await expect.poll(() => mailsTo(page, email)).toEqual([expect.stringContaining(orderNumber)]);
});
