import type { priceSeries } from '../dealers/schema';
import { PRODUCTS } from '../goods/product-catalogue';
import { STATES } from '../places/state-catalogue';
import { dayAfter } from './day-after';
import type { ProductPrice } from './product-price';
import type { RandomStreams } from './random-streams';
import { stateFactor } from './region-factor';

type SeriesRow = typeof priceSeries.$inferSelect;

/** Three and a half years. */
export const SERIES_DAYS = 1279;
/** Goods whose price pages go down to the states. */
const STATE_PRODUCTS = [20, 23, 27];

/** Daily prices up to and including `day`: every product by country, pellets by state too. */
export function makePriceSeries(streams: RandomStreams, productPrice: ProductPrice, day: string): SeriesRow[] {
  const firstDay = dayAfter(day, 1 - SERIES_DAYS);
  const days = Array.from({ length: SERIES_DAYS }, (_, index) => dayAfter(firstDay, index));
  return [1, 2, 3].flatMap((countryId) => {
    const priceOf = (productId: number) => days.map((at) => productPrice(countryId, productId, at));
    const exact = new Map(PRODUCTS.map(({ id }) => [id, priceOf(id)]));
    const row = (placeKind: string, placeKey: string, productId: number, factor: number): SeriesRow => ({
      countryId,
      placeKind,
      placeKey,
      productId,
      firstDay,
      dailyCents: (exact.get(productId) ?? []).map((cents) => Math.round(cents * factor)),
    });
    return [
      ...PRODUCTS.map(({ id }) => row('country', String(countryId), id, 1)),
      ...STATES.filter((state) => state.countryId === countryId).flatMap((state) =>
        STATE_PRODUCTS.map((productId) => row('state', String(state.id), productId, stateFactor(streams, state.id))),
      ),
    ];
  });
}
