import { randomUUID } from 'node:crypto';
import { countEffort, notePage } from '../../testing/effort';
import { guestOrder } from '../../testing/guest-order';
import { expect, test } from '../../testing/journey-test';

test('a guest gets from home to an order with 5 clicks, 7 fields and 4 pages', async ({ context, page, site }) => {
  const effort = await countEffort(context);
  const order = guestOrder(page, site);
  await page.goto('/');
  notePage(effort, page);
  await order.askForOffers();
  notePage(effort, page);
  await order.chooseFirstOffer();
  notePage(effort, page);
  await order.confirmAccess();
  await order.giveEmail(`gast-${randomUUID()}@example.com`);
  await order.giveAddress();
  notePage(effort, page);
  await order.placeOrder();
  const pages = [
    '/',
    '/holzpellets-lose/angebotsliste',
    '/holzpellets-lose/bestellung/adresse',
    '/holzpellets-lose/bestellung/bestellung-abschliessen',
  ];
  expect(effort).toEqual({ clicks: 5, fields: 7, keys: 0, letters: expect.any(Number), pages });
});
