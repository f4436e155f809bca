import type { Database } from '@heizplatz/api-platform';
import type { CurrencyTotal } from '@heizplatz/contract';
import type { CurrencyCode } from '@heizplatz/country';
import { type Earned, findEarned } from './earned-repository';
import type { MetricsQuery } from './metrics-repository';
import type { Comparison } from './period-before';

type Metrics = NonNullable<CurrencyTotal['Commission']>;

function toMetrics(earned: readonly Earned[], currency: CurrencyCode): Metrics['Now'] {
  const own = earned.find((one) => one.currency === currency);
  const { netCents, commissionCents } = own ?? { netCents: 0, commissionCents: 0 };
  const TakeRatePercent = netCents === 0 ? null : Math.round((10_000 * commissionCents) / netCents) / 100;
  return { Commission: commissionCents / 100, Net: netCents / 100, TakeRatePercent };
}

/** Commissions know country and dealer alone: null for what is narrowed further. */
const isNarrower = ({ zipCode, stateId, productId, isRatePay }: MetricsQuery): boolean =>
  [zipCode, stateId, productId, isRatePay].some((value) => value !== null);

/** What the marketplace earned of each currency, in the three periods of a comparison. */
export async function earnedMetrics(
  db: Database,
  query: MetricsQuery,
  { period, before, yearBefore }: Comparison,
): Promise<(currency: CurrencyTotal['Currency']) => Metrics | null> {
  if (isNarrower(query)) return () => null;
  const read = ({ from, to }: Comparison['period']) => findEarned(db, { ...query, period: { from, to } });
  const [now, earlier, lastYear] = [await read(period), await read(before), await read(yearBefore)];
  return (currency) => ({
    Now: toMetrics(now, currency),
    Before: toMetrics(earlier, currency),
    YearBefore: toMetrics(lastYear, currency),
  });
}
