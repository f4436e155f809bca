import { addressesOfUser } from '@heizplatz/api-identity';
import { type Database, localDay } from '@heizplatz/api-platform';
import type { CountryId, CustomerStore } from '@heizplatz/contract';
import { presentStore } from './present-store';
import { deliveredOrders, storesOfUser } from './store-repository';

const DELIVERY = 1;

/** One entry a delivery address of the country, whether its store was described or not; what is said is the user's own. */
export async function readStores(
  db: Database,
  { userId, countryId, now }: { userId: number; countryId: CountryId; now: Date },
): Promise<CustomerStore[]> {
  const rows = await addressesOfUser(db, userId);
  const said = new Map((await storesOfUser(db, userId)).map((store) => [store.addressId, store]));
  const orders = await deliveredOrders(db, userId);
  return rows
    .filter((row) => row.addressType === DELIVERY && row.countryId === countryId)
    .map((row) => presentStore(row, { said: said.get(row.id), orders, today: localDay(now) }));
}
