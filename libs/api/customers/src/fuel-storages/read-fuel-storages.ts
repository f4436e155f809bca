import { findUserAddresses } from '@heizplatz/api-identity';
import { type Database, localDay } from '@heizplatz/api-platform';
import type { CountryId, FuelStorage } from '@heizplatz/contract';
import { presentFuelStorage } from './present-fuel-storage';
import { deliveredOrders, findFuelStoragesOfUser } from './store-repository';

const DELIVERY = 1;

/**
 * One entry per delivery address of the country, whether its storage was described or not; the entered data is the
 * user's own.
 */
export async function readFuelStorages(
  db: Database,
  { userId, countryId, now }: { userId: number; countryId: CountryId; now: Date },
): Promise<FuelStorage[]> {
  const rows = await findUserAddresses(db, userId);
  const storages = new Map(
    (await findFuelStoragesOfUser(db, userId)).map((fuelStorage) => [fuelStorage.addressId, fuelStorage]),
  );
  const orders = await deliveredOrders(db, userId);
  return rows
    .filter((row) => row.addressType === DELIVERY && row.countryId === countryId)
    .map((row) => presentFuelStorage(row, { statement: storages.get(row.id), orders, today: localDay(now) }));
}
