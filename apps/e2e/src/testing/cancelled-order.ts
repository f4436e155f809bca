import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { guestOrder } from './guest-order';
import type { JourneySite } from './journey-sites';

/** Places an order as a guest; returns its number, with the success page open. */
export async function placeGuestOrder(page: Page, site: JourneySite): Promise<{ number: string; email: string }> {
  const order = guestOrder(page, site);
  const email = `gast-${randomUUID()}@example.com`;
  await order.startCheckout(email);
  return { number: await order.placeOrder(), email };
}

/** The same, cancelled by its customer on the order's page. */
export async function cancelledOrder(page: Page, site: JourneySite): Promise<{ number: string; email: string }> {
  const order = await placeGuestOrder(page, site);
  await page.getByRole('link', { name: 'Zur Bestellung' }).click();
  const actions = page.getByRole('region', { name: 'Was Sie tun können' });
  await actions.getByText('Bestellung stornieren', { exact: true }).first().click();
  const form = page.getByRole('form', { name: 'Bestellung stornieren' });
  await form.getByLabel('Grund').fill('Das Lager ist noch zu voll.');
  await form.getByRole('button', { name: 'Jetzt stornieren' }).click();
  await expect(page.getByText('Die Bestellung ist storniert.')).toBeVisible();
  return order;
}
