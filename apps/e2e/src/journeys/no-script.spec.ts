import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { calculatorForm } from '../testing/calculator-form';
import { guestOrder } from '../testing/guest-order';
import { placeOrderWithoutScript } from '../testing/order-without-script';
import { linkInMail } from '../testing/outbox';
import { expect, test } from '../testing/journey-test';

test.use({ javaScriptEnabled: false });

test('without script the calculator leads to offers, which can be sorted and narrowed', async ({ page, site }) => {
  await page.goto('/');
  const { zipCode, button } = calculatorForm(page);
  await zipCode.fill(site.zipCode);
  await button.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(
    `${site.offers} für ${site.numbers.usual} kg Holzpellets lose nach ${site.zipCode}`,
  );
  // The heading is shown before the last offers of the document have come.
  await page.waitForLoadState();
  const offers = page.getByRole('article');
  const all = await offers.count();
  expect(all).toBeGreaterThan(1);

  await page.getByRole('link', { name: 'Liefertag' }).click();
  await expect(page.getByRole('link', { name: 'Liefertag' })).toHaveAttribute('aria-current', 'true');
  await expect(offers).toHaveCount(all);

  const filter = await openFilter(page, site.offers);
  await filter.getByRole('radio', { name: /^bis 5 Werktage/ }).check();
  const before = page.url();
  await filter.locator('button[type="submit"]:visible').click();
  // The heading is that of the page before, too.
  await expect(page).not.toHaveURL(before);
  await expect(heading).toContainText(`für ${site.numbers.usual} kg Holzpellets lose nach ${site.zipCode}`);
  const narrowed = await openFilter(page, site.offers);
  await expect(narrowed.getByRole('radio', { name: /^bis 5 Werktage/ })).toBeChecked();
});

test('without script a guest orders from the list to the success page', async ({ page, site }) => {
  const order = guestOrder(page, site);
  await page.goto('/');
  await order.askForOffers();
  await page.getByRole('article').first().getByRole('button', { name: 'Auswählen' }).click();
  await expect(page).toHaveURL(/\/angebotsliste\/auswahl\?/);
  await page.getByRole('form', { name: 'Auswahl' }).getByRole('button', { name: 'Auswählen' }).click();
  await order.confirmAccess();
  await order.giveEmail(`ohne-script-${randomUUID()}@example.com`);
  await order.giveAddress();
  expect(await order.placeOrder()).not.toBe('');
});

test('without script a guest changes what stands in the placed order', async ({ page, site }) => {
  await placeOrderWithoutScript(page, site);
  await page.getByRole('link', { name: 'Zur Bestellung' }).click();
  await page.getByText('Adresse, Telefon oder Hinweise ändern').click();
  const form = page.getByRole('form', { name: 'Lieferadresse 1 ändern' });
  await form.getByLabel('Hausnummer').fill('14 b');
  await form.getByRole('button', { name: 'Änderung speichern' }).click();
  await expect(page.getByText(/Ihre Angaben sind angekommen/)).toBeVisible();
  await expect(page.getByRole('main').getByText(`${site.street} 14 b`).first()).toBeVisible();
});

test('without script the fourth order of an unproven mailbox waits until its mailed link is pressed', async ({
  page,
  site,
}) => {
  const email = `wartet-${randomUUID()}@example.com`;
  const order = guestOrder(page, site);
  for (let nth = 1; nth <= 4; nth += 1) {
    await page.context().clearCookies();
    await page.goto('/');
    await order.askForOffers();
    await page.getByRole('article').first().getByRole('button', { name: 'Auswählen' }).click();
    await page.getByRole('form', { name: 'Auswahl' }).getByRole('button', { name: 'Auswählen' }).click();
    await order.confirmAccess();
    await order.giveEmail(email);
    await order.giveAddress();
    await order.placeOrder();
  }
  await page.getByRole('link', { name: 'Zur Bestellung' }).click();
  const card = page.getByRole('region', { name: 'Bitte bestätigen Sie die Bestellung' });
  await card.getByRole('button', { name: 'Link noch einmal senden' }).click();
  await expect(page.getByText(/Ihre Angaben sind angekommen/)).toBeVisible();

  await page.goto(await linkInMail(page, email, '/bestellung/'));
  await card.getByRole('button', { name: 'Bestellung bestätigen' }).click();
  await expect(page.getByText(/antwortet bis/)).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('without script the legal pages can be read', async ({ page, site }) => {
  await page.goto('/');
  for (const [path, title] of Object.entries(site.legalPages)) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – Heizplatz`);
  }
});

/** Wide screens have it beside the list; narrow ones behind a link, which names how many are set. */
async function openFilter(page: Page, offers: string): Promise<Locator> {
  // What is not visible in the beginning of a document may still come.
  await page.waitForLoadState();
  const opener = page.getByRole('link', { name: /^Filter( \(\d+\))?$/ });
  if (!(await opener.isVisible())) return page.getByRole('form', { name: `${offers} filtern` });
  await opener.click();
  return page.getByRole('dialog', { name: 'Optionen' });
}
