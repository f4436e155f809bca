import { findAddress, lockOwner } from '@heizplatz/api-identity';
import { defineHandler, epochDay, isoDay, localDay, problem } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { readFuelStorages } from './read-fuel-storages';
import { saveFuelStorage, findFuelStoragesOfUser } from './store-repository';

type Statement = CallRequest<typeof CALLS.saveCustomerStore>['body'];

const DELIVERY = 1;
/** An older stock entry is no basis for today's. */
const MAX_AGE_DAYS = 5 * 366;

/** Every fault beyond the fields' own: a stock above the capacity, a day that is none, that lies ahead, or too far back to count. */
function getFaults({ StockKg, CapacityKg, FilledAt }: Statement, today: number): { path: string; code: string }[] {
  const day = FilledAt === null ? today : epochDay(FilledAt);
  const isDay = FilledAt === null || isoDay(day) === FilledAt;
  const isTooOld = day < today - MAX_AGE_DAYS;
  return [
    ...(StockKg !== null && CapacityKg !== null && StockKg > CapacityKg
      ? [{ path: 'body.StockKg', code: 'AMOUNT_MAX' }]
      : []),
    ...(!isDay || day > today || isTooOld ? [{ path: 'body.FilledAt', code: 'DATE_INV' }] : []),
  ];
}

/** NOT_FOUND unless it is the caller's own delivery address. A stock without a day is today's; a day without a stock is dropped. */
export const saveCustomerStore = defineHandler(CALLS.saveCustomerStore, async ({ body }, context) => {
  const { db, user, clock, countryId, audit } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const now = clock();
  const today = localDay(now);
  const errors = getFaults(body, today);
  if (errors.length > 0) throw problem('VALIDATION', { errors });
  return db.transaction(async (tx) => {
    await lockOwner(tx, user.id);
    const address = await findAddress(tx, { userId: user.id, id: body.AddressId });
    if (address?.addressType !== DELIVERY) throw problem('NOT_FOUND');
    const fuelStorage = {
      addressId: address.id,
      capacityKg: body.CapacityKg,
      stockKg: body.StockKg,
      filledAt: body.StockKg === null ? null : (body.FilledAt ?? isoDay(today)),
      yearlyUseKg: body.YearlyUseKg,
      savedAt: now,
    };
    const known = await findFuelStoragesOfUser(tx, user.id);
    audit.note({ before: known.find(({ addressId }) => addressId === address.id) ?? null, after: fuelStorage });
    await saveFuelStorage(tx, fuelStorage);
    return { Items: await readFuelStorages(tx, { userId: user.id, countryId, now }) };
  });
});
