import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { guestOrder } from './guest-order';
import type { JourneySite } from './journey-sites';

/** A guest's order of the first offer, placed by forms alone; returns its number. */
export async function placeOrderWithoutScript(page: Page, site: JourneySite): Promise<string> {
  const order = guestOrder(page, site);
  await page.goto('/');
  await order.askForOffers();
  await page.getByRole('article').first().getByRole('button', { name: 'Auswählen' }).click();
  await page.getByRole('form', { name: 'Auswahl' }).getByRole('button', { name: 'Auswählen' }).click();
  await order.confirmAccess();
  await order.giveEmail(`ohne-script-${randomUUID()}@example.com`);
  await order.giveAddress();
  return order.placeOrder();
}
