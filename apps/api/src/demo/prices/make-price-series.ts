import { COUNTRY_IDS } from '@heizplatz/country';
import { PRODUCTS } from '@heizplatz/api-catalog';
import type { priceSeries } from '@heizplatz/api-dealers';
import { dayAfter } from '../random/day-after';
import type { ProductPrice } from './product-price';

export type SeriesRow = typeof priceSeries.$inferSelect;

/** Three and a half years. */
export const SERIES_DAYS = 1279;

/** Daily prices of every product in each country up to and including `day`; states and places follow from the offers (local-history.ts). */
export function makePriceSeries(productPrice: ProductPrice, day: string): SeriesRow[] {
  const firstDay = dayAfter(day, 1 - SERIES_DAYS);
  const days = Array.from({ length: SERIES_DAYS }, (_, index) => dayAfter(firstDay, index));
  return COUNTRY_IDS.flatMap((countryId) =>
    PRODUCTS.map(({ id: productId = 0 }) => ({
      countryId,
      placeKind: 'country',
      placeKey: String(countryId),
      productId,
      firstDay,
      dailyCents: days.map((at) => Math.round(productPrice(countryId, productId, at))),
    })),
  );
}
