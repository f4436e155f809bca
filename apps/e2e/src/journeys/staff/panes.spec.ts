import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asRole } from '../../testing/as-role';
import { expectGoodPage, expectNoOverflow } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { logIn } from '../../testing/log-in';
import { placeOrderWithoutScript } from '../../testing/order-without-script';
import { untilHydrated } from '../../testing/until-hydrated';

const WIDE = { width: 1440, height: 900 };
const CUSTOMER = 'kunde@example.com';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Befehle' });

test('by keys alone: search, order, customer and a note', async ({ page }) => {
  const text = `Notiz ${randomUUID().slice(0, 8)}`;
  await page.setViewportSize(WIDE);
  await asRole(page, 'support');
  await untilHydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type(CUSTOMER);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Suche' })).toBeVisible();
  const order = page.getByRole('region', { name: 'Bestellungen' }).getByRole('link').first();
  const number = (await order.innerText()).trim();
  await page.getByRole('searchbox').press('Escape');
  for (let steps = 0; steps < 60 && !(await order.evaluate((link) => link === document.activeElement)); steps++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Bestellung ${number}` })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Neue Notiz')).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await expectGoodPage(page);
  await page.keyboard.type(CUSTOMER);
  await expect(palette(page).getByRole('group', { name: 'Kunden' })).toBeVisible();
  await palette(page).getByRole('group', { name: 'Kunden' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/support\/kunde\/bearbeiten\?id=/);
});

test('a case opens beside the list, J opens the next one, Escape closes it', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await asRole(page, 'support', '/support/bestellungen');
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
  await untilHydrated(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const order = page.getByRole('region', { name: /^Bestellung / });
  await expect(order.getByRole('heading', { level: 2 }).first()).toBeFocused();
  const first = page.url();
  const list = page.getByRole('region', { name: 'Tabelle: Bestellungen' });
  await expect(list).toBeInViewport();
  await expect(order).toBeInViewport();
  await expectGoodPage(page);
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  await expect(order.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/support\/bestellungen$/);
  await expect(order).toHaveCount(0);
});

for (const [account, path, column] of [
  ['support', '/stornomanagement', 'Gebucht'],
  ['support', '/support/kunden', 'Telefon'],
  ['haendlersupport', '/support/haendler', 'Angebote'],
  ['admin', '/support/user/list', 'Zugang'],
] as const)
  test(`at 1024 and 768 px the table of ${path} has what the job needs in sight`, async ({ page }) => {
    await asRole(page, account, path);
    for (const width of [1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const table = page.getByRole('region', { name: /^Tabelle: / });
      await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeInViewport({ ratio: 1 });
      const getHidden = () => table.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
      await expect.poll(getHidden, `px of the table outside of its frame at ${width} px`).toBe(0);
      await expectNoOverflow(page, `px wider than ${width} px`);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('support searches, reads the order and the customer, and adds a note to both', async ({ page }) => {
    const text = `Notiz ${randomUUID().slice(0, 8)}`;
    await page.goto('/support');
    await logIn(page, 'support');
    await page.getByRole('searchbox').first().fill(CUSTOMER);
    await page.getByRole('button', { name: 'Suchen' }).click();
    const customer = page.getByRole('region', { name: 'Kunden' }).getByRole('link').first();
    const customerPath = await customer.getAttribute('href');
    await page.getByRole('region', { name: 'Bestellungen' }).getByRole('link').first().click();
    const note = page.getByRole('form', { name: 'Notiz schreiben' });
    await note.getByLabel('Neue Notiz').fill(text);
    await note.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('navigation', { name: 'Support' }).getByRole('link', { name: 'Kunden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kunden' })).toBeVisible();
    await page.goto(customerPath ?? '');
    await page.getByLabel('Neue Notiz').fill(`${text} K`);
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    const notes = page.getByRole('region', { name: 'Notizen' });
    await expect(notes.getByText(`${text} K`)).toBeVisible();
    const timeline = page.getByRole('region', { name: 'Verlauf' });
    await expect(timeline.getByText(`${text} K`)).toBeVisible();
  });

  test('support corrects the address of an order', async ({ page, site }) => {
    const number = await placeOrderWithoutScript(page, site);
    await page.context().clearCookies();
    await page.goto('/support');
    await logIn(page, 'support');
    await page.getByRole('searchbox').first().fill(number);
    await page.getByRole('button', { name: 'Suchen' }).click();
    await page.getByRole('region', { name: 'Bestellungen' }).getByRole('link', { name: number }).click();
    await page.getByText('Adresse berichtigen', { exact: true }).click();
    const form = page.getByRole('form', { name: 'Lieferadresse berichtigen' });
    await form.getByLabel('Hinweise zur Zufahrt').fill('Zufahrt über den Hof');
    await form.getByLabel('Grund').fill('Anruf des Kunden');
    await form.getByRole('button', { name: 'Adresse speichern' }).click();
    await expect(page.locator('address').filter({ hasText: 'Zufahrt über den Hof' })).toBeVisible();
  });
});
