import { groupsWhere } from '@heizplatz/calculator';
import { addresses } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { Address, ProductGroupId } from '@heizplatz/contract';
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { fuelStorages } from './schema';

export type FuelStorageRow = typeof fuelStorages.$inferSelect;

/** Loose goods in kg that go into a store: pellets, chips, industrial pellets. */
export const STORED_GROUPS: readonly ProductGroupId[] = groupsWhere(({ delivery }) => delivery === 'blown');

/** The user's own data about its fuel storages. */
export async function findFuelStoragesOfUser(db: Database, userId: number): Promise<FuelStorageRow[]> {
  const rows = await db
    .select({ fuelStorage: fuelStorages })
    .from(fuelStorages)
    .innerJoin(addresses, eq(addresses.id, fuelStorages.addressId))
    .where(eq(addresses.userId, userId))
    .orderBy(asc(fuelStorages.addressId));
  return rows.map(({ fuelStorage }) => fuelStorage);
}

export async function saveFuelStorage(tx: Database, fuelStorage: FuelStorageRow): Promise<void> {
  const { addressId: _, ...statement } = fuelStorage;
  await tx
    .insert(fuelStorages)
    .values(fuelStorage)
    .onConflictDoUpdate({ target: fuelStorages.addressId, set: statement });
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
