import { priceSeries } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { and, eq, inArray } from 'drizzle-orm';
import { HEATING_OIL, QUOTATION_PARTS } from './price-factor-catalogue';
import { priceFactors } from './schema';

/** Daily values in integer fractions of a unit. */
export interface FactorSeries {
  readonly factorId: number;
  /** ISO day of entry 0. */
  readonly firstDay: string;
  /** 0 for a day without a value. */
  readonly daily: readonly number[];
  /** How many parts make 1: 10,000 of a quotation, 100 of our own price. */
  readonly parts: number;
}

const CENTS = 100;

/** Factors of a country that have values; heating oil is our own product's price there. */
export async function findFactorSeries(
  db: Database,
  { countryId, factorIds }: { countryId: number; factorIds: readonly number[] },
): Promise<FactorSeries[]> {
  const quoted = await db
    .select()
    .from(priceFactors)
    .where(inArray(priceFactors.factorId, [...factorIds]));
  const series = quoted.map((row): FactorSeries => ({ ...row, parts: QUOTATION_PARTS }));
  if (!factorIds.includes(HEATING_OIL.factorId)) return series;
  const oil = await db
    .select({ firstDay: priceSeries.firstDay, daily: priceSeries.dailyCents })
    .from(priceSeries)
    .where(
      and(
        eq(priceSeries.countryId, countryId),
        eq(priceSeries.placeKind, 'country'),
        eq(priceSeries.placeKey, String(countryId)),
        eq(priceSeries.productId, HEATING_OIL.productId),
      ),
    );
  return [...series, ...oil.map((row) => ({ ...row, factorId: HEATING_OIL.factorId, parts: CENTS }))];
}
