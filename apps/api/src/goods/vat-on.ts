import type { vatRates } from './schema';

/** The rate of a country and product group on a day, in hundredths of a percent; throws where none is known. */
export function vatOn(
  rates: readonly (typeof vatRates.$inferInsert)[],
  { countryId, productGroupId, day }: { countryId: number; productGroupId: number; day: string },
): number {
  let latest: (typeof rates)[number] | undefined;
  for (const rate of rates) {
    if (rate.countryId !== countryId || rate.productGroupId !== productGroupId || rate.validFrom > day) continue;
    if (!latest || rate.validFrom > latest.validFrom) latest = rate;
  }
  if (!latest) throw new Error(`no VAT rate for group ${productGroupId} in country ${countryId} on ${day}`);
  return latest.rateBasisPoints;
}
