import type { CountryId, PriceFactor } from '@heizplatz/contract';
import { knownPrices } from '../site/known-prices';
import { latestPrice } from '../site/latest-price';
import { wireTime } from '../site/wire-price';
import type { FactorSeries } from './factor-repository';
import { getFactors, getUnit } from './price-factor-catalogue';

/** A factor's values between two ISO days, in the format of a chart. */
export const factorPoints = ({ firstDay, daily, parts }: FactorSeries, from: string, to: string) =>
  knownPrices({ firstDay, dailyCents: daily }, from, to).map(({ day, cents }) => ({ day, price: cents / parts }));

/**
 * A factor's current value with its change in seven days; undefined without a value, or if the country has no such
 * factor.
 */
export function presentFactor(series: FactorSeries, countryId: CountryId, today: string): PriceFactor | undefined {
  const entry = getFactors(countryId).find(({ id }) => id === series.factorId);
  const known = latestPrice({ firstDay: series.firstDay, dailyCents: series.daily }, today);
  if (!entry || !known) return undefined;
  return {
    Id: entry.id,
    Name: entry.name,
    Unit: getUnit(entry, countryId),
    Price: known.latest.cents / series.parts,
    Change: known.change ?? 0,
    DateTime: wireTime(known.latest.day),
    Link: entry.link,
  };
}
