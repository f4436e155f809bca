import type { CountryId, PriceFactor } from '@heizplatz/contract';
import { changePercent } from '../site/change-percent';
import { dayPlus, knownPrices } from '../site/known-prices';
import { wireTime } from '../site/wire-price';
import type { FactorSeries } from './factor-repository';
import { factorsOf, unitOf } from './price-factor-catalogue';

const COMPARED_DAYS = 7;

/** A factor's figures between two ISO days, as a chart has them. */
export const factorPoints = ({ firstDay, daily, parts }: FactorSeries, from: string, to: string) =>
  knownPrices({ firstDay, dailyCents: daily }, from, to).map(({ day, cents }) => ({ day, price: cents / parts }));

/** A factor as it stands today with its change in seven days; undefined without a figure, or where the country has no such factor. */
export function presentFactor(series: FactorSeries, countryId: CountryId, today: string): PriceFactor | undefined {
  const entry = factorsOf(countryId).find(({ id }) => id === series.factorId);
  const points = factorPoints(series, series.firstDay, today);
  const latest = points.at(-1);
  if (!entry || !latest) return undefined;
  const before = points.find(({ day }) => day === dayPlus(latest.day, -COMPARED_DAYS));
  return {
    Id: entry.id,
    Name: entry.name,
    Unit: unitOf(entry, countryId),
    Price: latest.price,
    Change: before ? changePercent(latest.price * series.parts, before.price * series.parts) : 0,
    DateTime: wireTime(latest.day),
    Link: entry.link,
  };
}
