import { insertCustomer, PASSWORD } from '@heizplatz/api-identity/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import type { OrderMarket } from '../../checkout/testing/order-market';
import { delivery, placed, Shopper } from '../../checkout/testing/shopper';
import { getOrder, type Order } from '../order';
import { findOrder } from '../order-repository';
import { orders } from '../schema';

let customers = 0;

/** A customer of the order market who is logged in, and can order. */
export interface TestCustomer {
  readonly userId: number;
  readonly email: string;
  readonly shopper: Shopper;
}

export async function newCustomer({ api }: OrderMarket, countryId: CountryId = 1): Promise<TestCustomer> {
  const email = `kundin-${(customers += 1)}@example.com`;
  const userId = await insertCustomer(api, { email, countryId });
  const client = await api.visitorWithCsrf(countryId);
  const { success } = await client.call(CALLS.login, { body: { UserName: email, Password: PASSWORD } });
  if (!success) throw new Error(`${email} cannot log in`);
  return { userId, email, shopper: new Shopper(client, countryId, 3) };
}

/** 6 t of loose pellets to an address, by the calls of checkout; then what the test wants different. */
export async function placeOrder(
  { api }: OrderMarket,
  { shopper }: TestCustomer,
  { addressId, ...fields }: { addressId: number } & Partial<typeof orders.$inferInsert>,
): Promise<Order> {
  const { TotalPrice } = await shopper.start();
  await shopper.saveParameters();
  await shopper.selectAddresses([delivery(addressId)]);
  await shopper.savePayment();
  const { OrderId } = placed(await shopper.finalise(TotalPrice));
  if (Object.keys(fields).length > 0) await api.db.update(orders).set(fields).where(eq(orders.id, OrderId));
  const row = await findOrder(api.db, OrderId);
  if (!row) throw new Error('the order is gone');
  return getOrder(row);
}

/** What a dealer has brought and weighed. */
export const BROUGHT = {
  state: 'delivered',
  deliveredOn: '2026-11-18',
  deliveredAmount: 5800,
  settledUnitCents: 40_000,
  settledCents: 232_000,
} as const;
