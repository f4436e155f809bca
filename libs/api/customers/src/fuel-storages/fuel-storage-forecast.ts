import { dayUseKg } from './heating-year';

/** No forecast is made beyond it. */
const SEEN_AHEAD_DAYS = 5 * 366;

export interface FuelStorageDelivery {
  /** Epoch day. */
  readonly day: number;
  readonly amountKg: number;
}

export interface KnownFuelStorage {
  readonly capacityKg: number | null;
  /** What was in it at the beginning of filledDay (epoch day); both or neither. */
  readonly stockKg: number | null;
  readonly filledDay: number | null;
  readonly yearlyUseKg: number | null;
  readonly deliveries: readonly FuelStorageDelivery[];
}

export interface FuelStorageForecast {
  /** Whole kilograms. */
  readonly stockTodayKg: number | null;
  /** Epoch day: the first at whose end nothing is left; may have passed. */
  readonly runsOutOn: number | null;
}

const NOTHING_KNOWN: FuelStorageForecast = { stockTodayKg: null, runsOutOn: null };

/** The stock entered by the customer, else the last delivery into a storage assumed to be empty. */
function beginning({ stockKg, filledDay, deliveries }: KnownFuelStorage): FuelStorageDelivery | undefined {
  if (stockKg !== null && filledDay !== null) return { day: filledDay, amountKg: stockKg };
  return deliveries.toSorted((a, b) => a.day - b.day).at(-1);
}

/**
 * How full a store is today (epoch day) and when it is empty, day by day from what is known of it: heating takes what the
 * time of year takes, each later delivery adds up to the capacity. Nulls when stock or yearly use are unknown.
 */
export function forecastFuelStorage(fuelStorage: KnownFuelStorage, today: number): FuelStorageForecast {
  const { yearlyUseKg, capacityKg } = fuelStorage;
  const begin = beginning(fuelStorage);
  if (!begin || !yearlyUseKg) return NOTHING_KNOWN;
  const capped = (kg: number) => Math.min(kg, capacityKg ?? Infinity);
  const later = fuelStorage.deliveries.filter(({ day }) => day > begin.day);
  const lastChange = Math.max(today, ...later.map(({ day }) => day));
  let kg = capped(begin.amountKg);
  let stockTodayKg = kg;
  let runsOutOn: number | null = kg > 0 ? null : begin.day;
  for (let day = begin.day; day < lastChange + SEEN_AHEAD_DAYS; day++) {
    const addedKg = later.filter((one) => one.day === day).reduce((sum, one) => sum + one.amountKg, 0);
    if (addedKg > 0) [kg, runsOutOn] = [capped(kg + addedKg), null];
    if (day === today) stockTodayKg = kg;
    if (runsOutOn !== null && day > lastChange) break;
    kg = Math.max(0, kg - dayUseKg(day, yearlyUseKg));
    if (kg === 0) runsOutOn ??= day;
  }
  return { stockTodayKg: Math.round(stockTodayKg), runsOutOn };
}
