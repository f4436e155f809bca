import type { vatRates } from './schema';

type VatRate = typeof vatRates.$inferSelect;

/** The taxed goods and the day; 0 as product: every product of the group without a rate of its own. */
export interface Taxed {
  readonly countryId: number;
  readonly productGroupId: number;
  readonly productId: number;
  /** ISO date. */
  readonly day: string;
}

/** Of the product's own rates and its group's the product's, of each the latest that counts on the day. */
const isBetter = (rate: VatRate, known: VatRate): boolean =>
  // Stryker disable next-line EqualityOperator: the primary key excludes two rates of one product and day.
  rate.productId === known.productId ? rate.validFrom > known.validFrom : rate.productId > known.productId;

/** The rate of a country and product on a day, in hundredths of a percent; throws where none is known. */
export function vatOn(rates: readonly VatRate[], { countryId, productGroupId, productId, day }: Taxed): number {
  let best: VatRate | undefined;
  for (const rate of rates) {
    if (rate.countryId !== countryId || rate.productGroupId !== productGroupId || rate.validFrom > day) continue;
    if (rate.productId !== 0 && rate.productId !== productId) continue;
    if (!best || isBetter(rate, best)) best = rate;
  }
  if (!best)
    throw new Error(
      `no VAT rate for product ${productId} of group ${productGroupId} in country ${countryId} on ${day}`,
    );
  return best.rateBasisPoints;
}
