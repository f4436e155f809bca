import type { deliveryAreas } from '@heizplatz/api-dealers';
import { type BookRules, buildPriceBook } from '../../price-book/build-price-book';
import type { MarketRows } from '../../price-book/market-rows-repository';
import type { PriceBook } from '../../price-book/price-book';

type Area = typeof deliveryAreas.$inferSelect;

/** A market as its tables hold it; the book reads the areas of a branch as one text. */
export interface MadeMarket extends Omit<MarketRows, 'areas'> {
  readonly areas: readonly Area[];
}

/** The book of a made-up market, without a database. */
export function buildBook({ areas, ...rows }: MadeMarket, now: Date, rules: BookRules): PriceBook {
  const served = new Map<string, Omit<Area, 'zipCode' | 'zone' | 'distanceKm'> & { served: string }>();
  for (const { branchId, countryId, zipCode, zone, distanceKm } of areas) {
    const before = served.get(`${branchId}:${countryId}`)?.served;
    const entry = `${zipCode} ${zone} ${distanceKm}`;
    served.set(`${branchId}:${countryId}`, { branchId, countryId, served: before ? `${before},${entry}` : entry });
  }
  return buildPriceBook({ ...rows, areas: [...served.values()] }, now, rules);
}
