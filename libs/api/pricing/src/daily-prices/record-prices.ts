import { type Database, acquireAdvisoryLock } from '@heizplatz/api-platform';
import { getFactor } from '../price-series/place-factor';
import type { MeasuredPrices } from './measure-prices';
import {
  addToPlaces,
  addToSeries,
  type CountryDay,
  isRecorded,
  type PlaceFactor,
  type SeriesPrice,
} from './recorded-price-repository';

function toSeries(countryId: number, measured: readonly MeasuredPrices[]): SeriesPrice[] {
  return measured.flatMap(({ productId, countryCents, states }) => [
    { kind: 'country' as const, key: String(countryId), productId, cents: countryCents },
    ...[...states].map(([stateId, cents]) => ({ kind: 'state' as const, key: String(stateId), productId, cents })),
  ]);
}

/** A place without an offer has none. */
function toFactors(measured: readonly MeasuredPrices[]): PlaceFactor[] {
  return measured.flatMap(({ productId, states, places }) =>
    places.flatMap(({ zipCode, stateId, cents }) => {
      const stateCents = states.get(stateId);
      return stateCents ? [{ zipCode, productId, factor: getFactor(cents, stateCents) }] : [];
    }),
  );
}

/** Stores a country's prices of a day, once: false if they exist already. All in the caller's transaction. */
export async function recordPrices(
  tx: Database,
  of: CountryDay,
  measured: readonly MeasuredPrices[],
): Promise<boolean> {
  await acquireAdvisoryLock(tx, `prices of country ${of.countryId}`);
  if (await isRecorded(tx, of)) return false;
  if (measured.length === 0) return false;
  await addToSeries(tx, of, toSeries(of.countryId, measured));
  await addToPlaces(tx, of, toFactors(measured));
  return true;
}
