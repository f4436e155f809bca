import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asRole } from '../../testing/as-role';
import { callAsPage } from '../../testing/call-as-page';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { logIn } from '../../testing/log-in';
import { openAs } from '../../testing/open-as';

/** kunde@example.com, the first of the demonstration's accounts. */
const CUSTOMER = '/support/kunde/bearbeiten?id=1';

/** A customer of this test alone; gives its staff page. */
async function newCustomer(page: Page): Promise<string> {
  const person = { FirstName: 'Anke', LastName: 'Vogt', Phone: '030 5550 1234' };
  const EmailAddress = `kundin-${randomUUID()}@example.com`;
  const { body } = await callAsPage(page, '/api/support/phone-orders/customer', { ...person, EmailAddress });
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'UserId') : null;
  if (typeof id !== 'number') throw new Error(`no customer was made: ${JSON.stringify(body)}`);
  return `/support/kunde/bearbeiten?id=${id}`;
}

test('support acts as a customer with a reason, and comes back to the customer', async ({ page, browser }) => {
  const reason = `Bestellung am Telefon ${randomUUID().slice(0, 8)}`;
  await page.goto('/support/kunden?search=kunde@example.com');
  await logIn(page, 'support');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunden');
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Lindner, Katharina' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Katharina Lindner');
  await expectGoodPage(page);
  const card = page.getByRole('region', { name: 'Als Kunde handeln' });
  await card.getByText('Im Namen des Kunden handeln').click();
  await card.getByRole('button', { name: 'Als Kunde handeln' }).click();
  await expect(card.getByLabel('Grund')).toHaveAttribute('aria-invalid', 'true');
  await card.getByLabel('Grund').fill(reason);
  await card.getByRole('button', { name: 'Als Kunde handeln' }).click();
  await page.waitForURL('/kunde/startseite');
  await expect(
    page.getByRole('status').filter({ hasText: /Jonas Brandl handelt für Katharina Lindner/ }),
  ).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Beenden' }).click();
  await page.waitForURL(CUSTOMER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Katharina Lindner');
  await expect(page.getByRole('button', { name: 'Beenden' })).toBeHidden();

  const { origin } = new URL(page.url());
  const admin = await openAs(browser, 'admin', `${origin}/support/protokoll?call=impersonate`);
  const line = admin.getByRole('row', { name: new RegExp(reason) });
  await expect(line).toContainText('Jonas Brandl');
  await expect(line).toContainText('Katharina Lindner');
  await expectGoodPage(admin);
});

test('two of support change one customer: the second sees both versions', async ({ page, browser }) => {
  await asRole(page, 'support', '/support/kunden');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunden');
  const path = await newCustomer(page);
  await page.goto(path);
  const other = await openAs(browser, 'admin', new URL(path, page.url()).href);
  const getCard = (view: Page) => view.getByRole('region', { name: 'Stammdaten' });
  await getCard(page).getByLabel('Telefon').fill('030 5550 9876');
  await getCard(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Stammdaten sind gespeichert.')).toBeVisible();
  await getCard(other).getByLabel('Nachname').fill('Lehmann');
  await getCard(other).getByRole('button', { name: 'Speichern' }).click();
  await expect(getCard(other).getByText('Neue: 030 5550 9876')).toBeVisible();
  await expectGoodPage(other);
  await getCard(other).getByLabel('Neue: 030 5550 9876').check();
  await getCard(other).getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Anke Lehmann');
  await expect(getCard(other).getByLabel('Telefon')).toHaveValue('030 5550 9876');
});

test('a customer gets notes, and two accounts become one', async ({ page }) => {
  await asRole(page, 'support', '/support/kunden');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunden');
  const [stays, goes] = [await newCustomer(page), await newCustomer(page)];
  await page.goto(goes);
  const notes = page.getByRole('region', { name: 'Notizen' });
  await notes.getByLabel('Neue Notiz').fill('Ruft nur abends zurück.');
  await notes.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(notes.getByText('Ruft nur abends zurück.')).toBeVisible();
  await page.goto(stays);
  const merge = page.getByRole('region', { name: 'Zusammenführen' });
  await merge.getByText('Ein zweites Konto hierher holen').click();
  await merge.getByLabel('Kundennummer des anderen Kontos').fill(goes.replace(/\D/g, ''));
  await merge.getByRole('button', { name: 'Vorschau' }).click();
  await expect(merge.getByRole('row', { name: 'Notizen 0 1' })).toBeVisible();
  await expectGoodPage(page);
  await merge.getByLabel('Grund').fill('Doppelt angelegt');
  await merge.getByRole('button', { name: 'Endgültig zusammenführen' }).click();
  await expect(notes.getByText('Ruft nur abends zurück.')).toBeVisible();
  await expect(page).toHaveURL(stays);
});

test('customers are closed to other staff, on the page and in the API', async ({ page, troubles }) => {
  troubles.allow(/status of 403/);
  await asRole(page, 'editor');
  expect((await callAsPage(page, '/api/support/kunden')).status).toBe(403);
  expect((await callAsPage(page, '/api/support/kunden/1')).status).toBe(403);
  expect((await callAsPage(page, '/api/account/als-kunde', { UserId: 1, Reason: 'x' })).status).toBe(403);
  await page.goto(CUSTOMER);
  await expect(page.getByText('Leider haben Sie keinen Zugang zu dieser Seite.')).toBeVisible();
});
