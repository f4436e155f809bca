import { addresses } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { Address, ProductGroupId } from '@heizplatz/contract';
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { customerStores } from './schema';

export type StoreRow = typeof customerStores.$inferSelect;

/** Loose goods in kg that go into a store: pellets, chips, industrial pellets. */
export const STORED_GROUPS: readonly ProductGroupId[] = [3, 9, 10];

/** What the user said of its stores. */
export async function storesOfUser(db: Database, userId: number): Promise<StoreRow[]> {
  const rows = await db
    .select({ store: customerStores })
    .from(customerStores)
    .innerJoin(addresses, eq(addresses.id, customerStores.addressId))
    .where(eq(addresses.userId, userId))
    .orderBy(asc(customerStores.addressId));
  return rows.map(({ store }) => store);
}

export async function saveStore(tx: Database, store: StoreRow): Promise<void> {
  const { addressId: _, ...said } = store;
  await tx.insert(customerStores).values(store).onConflictDoUpdate({ target: customerStores.addressId, set: said });
}

const DeliveredOrder = v.object({
  productGroupId: ProductGroupId,
  deliveredOn: v.string(),
  amount: v.number(),
  deliveredAmount: v.nullable(v.number()),
  deliveryAddresses: v.array(
    v.object({
      StationAmount: v.number(),
      Address: v.pick(Address, ['CountryId', 'ZipCode', 'City', 'Street', 'HouseNumber']),
    }),
  ),
});
export type DeliveredOrder = v.InferOutput<typeof DeliveredOrder>;

/** Loose goods that were brought to the user, the oldest first. */
export async function deliveredOrders(db: Database, userId: number): Promise<DeliveredOrder[]> {
  const { productGroupId, deliveredOn, amount, deliveredAmount, deliveryAddresses, state } = orders;
  const rows = await db
    .select({ productGroupId, deliveredOn, amount, deliveredAmount, deliveryAddresses })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isNotNull(deliveredOn),
        ne(state, 'withdrawn'),
        inArray(productGroupId, [...STORED_GROUPS]),
      ),
    )
    .orderBy(asc(deliveredOn));
  return v.parse(v.array(DeliveredOrder), rows);
}
