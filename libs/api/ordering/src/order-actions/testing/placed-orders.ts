import { outbox } from '@heizplatz/api-platform';
import { readMails, TEST_NOW, type TestResponse, type TestClient } from '@heizplatz/api-platform/testing';
import type { Call, CountryId } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import type { OrderMarket } from '../../checkout/testing/order-market';
import { delivery, newShopper, placed } from '../../checkout/testing/shopper';
import { signOrderLink } from '../../order-links/order-link';
import type { OrderRow } from '../../order/order';
import { findEvents } from '../../order/order-repository';
import { orders } from '../../order/schema';
import { findSeller } from '../../order/seller-repository';

/** An order that was placed for a test, with the user who placed it. */
export interface TestOrder {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly dealerEmail: string;
  /** The session that placed it. */
  readonly owner: TestClient;
  /** Of the customer's signed link. */
  readonly token: string;
}

let placedOrders = 0;

/** Places an order of loose pellets by a guest whom no other order has; then sets what the test wants different. */
export async function placeTestOrder(
  market: OrderMarket,
  countryId: CountryId = 1,
  fields: Partial<typeof orders.$inferInsert> = {},
): Promise<TestOrder> {
  const { db, services } = market.api;
  const shopper = await newShopper(market, countryId);
  const email = `Kunde.${(placedOrders += 1)}@example.com`;
  const { TotalPrice, DealerId } = await shopper.start();
  await shopper.saveParameters();
  await shopper.becomeGuest(email);
  await shopper.selectAddresses([delivery(await shopper.addAddress())]);
  await shopper.savePayment();
  const { OrderId: id, OrderNumber: number } = placed(await shopper.finalise(TotalPrice));
  if (Object.keys(fields).length > 0) await db.update(orders).set(fields).where(eq(orders.id, id));
  const token = signOrderLink({ id, customerLinkVersion: 0 }, { keys: services.config.secrets.link, now: TEST_NOW });
  const { email: dealerEmail } = await findSeller(db, DealerId);
  return { id, number, email, dealerEmail, owner: shopper.client, token };
}

export async function orderRow({ api }: OrderMarket, id: string): Promise<OrderRow> {
  const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`no order ${id}`);
  return row;
}

/** The newest event of an order. */
export async function lastEvent({ api }: OrderMarket, id: string) {
  return (await findEvents(api.db, id)).at(-1);
}

/** The mails that a command causes, oldest first. */
export async function getMails({ api }: OrderMarket, action: () => Promise<unknown>) {
  const before = new Set((await api.db.select({ id: outbox.id }).from(outbox)).map(({ id }) => id));
  await action();
  const mails = await readMails(api);
  return mails.filter(({ id }) => !before.has(id));
}

/** The one mail to somebody. */
export function mailTo<T extends { recipient: string }>(mails: readonly T[], recipient: string): T {
  const [mail, ...more] = mails.filter((one) => one.recipient === recipient);
  if (!mail || more.length > 0) throw new Error(`not one mail to ${recipient}`);
  return mail;
}

/** A call of an order's customer by the signed link, without any session. */
export async function byLink(
  { api }: OrderMarket,
  call: Call,
  { id, token }: TestOrder,
  fields: object,
): Promise<TestResponse> {
  return (await api.visitorWithCsrf()).post(call.path, { OrderId: id, Token: token, ...fields });
}
