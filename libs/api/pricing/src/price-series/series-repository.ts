import { priceSeries } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { DailyPrices } from '../site/known-prices';
import { placeSeries } from './place-factor';
import type { PricedPlace } from '../place-prices/price-place';
import { placeFactors } from './schema';

const KEY = { country: 'country', state: 'state', place: 'state' } as const;

/** The series that a place's is made from: its own, or its state's. */
const getSeries = (query: PricedPlace, productIds: readonly number[]) =>
  and(
    eq(priceSeries.countryId, query.countryId),
    eq(priceSeries.placeKind, KEY[query.kind]),
    eq(priceSeries.placeKey, String(query.kind === 'country' ? query.countryId : query.state.id)),
    inArray(priceSeries.productId, [...productIds]),
  );

/** The daily prices of products at a place, in one query; a product without a series there is left out. */
export async function findSeries(
  db: Database,
  query: PricedPlace,
  productIds: readonly number[],
): Promise<Map<number, DailyPrices>> {
  const { productId, firstDay, dailyCents } = priceSeries;
  if (query.kind !== 'place') {
    const rows = await db
      .select({ productId, firstDay, dailyCents })
      .from(priceSeries)
      .where(getSeries(query, productIds));
    return new Map(rows.map((row) => [row.productId, row]));
  }
  const ofPlace = and(
    eq(placeFactors.productId, productId),
    eq(placeFactors.countryId, query.countryId),
    eq(placeFactors.zipCode, query.place.zipCode),
  );
  const rows = await db
    .select({ productId, state: { firstDay, dailyCents }, factors: placeFactors })
    .from(priceSeries)
    .innerJoin(placeFactors, ofPlace)
    .where(getSeries(query, productIds));
  return new Map(rows.map((row) => [row.productId, placeSeries(row.state, row.factors)]));
}

/** The daily prices of a product in a country; undefined if none are stored. */
export async function findCountrySeries(
  db: Database,
  { countryId, productId }: { countryId: CountryId; productId: number },
): Promise<DailyPrices | undefined> {
  return (await findSeries(db, { kind: 'country', countryId, places: [] }, [productId])).get(productId);
}
