import type { Database } from '@heizplatz/api-platform';
import type { SalesComparison } from '@heizplatz/contract';
import { CURRENCY_CODES, type CurrencyCode, siteByCurrency } from '@heizplatz/country';
import { type Earned, findEarned } from '../statistics/earned-repository';
import { getPace } from '../statistics/forecast';
import { comparePeriods, type StatisticPeriod } from '../statistics/period-before';

type Sums = SalesComparison['Now'];

function toSums(earned: readonly Earned[], currency: CurrencyCode): Sums {
  const own = earned.find((one) => one.currency === currency);
  return { Net: (own?.netCents ?? 0) / 100, Commission: (own?.commissionCents ?? 0) / 100 };
}

const cents = (value: number): number => Math.round(value * 100) / 100;

function forecast({ Net, Commission }: Sums, month: StatisticPeriod, counted: StatisticPeriod, currency: CurrencyCode) {
  const pace = getPace({ month, counted, countryId: siteByCurrency(currency).countryId });
  if (!pace) return null;
  const { share, ...days } = pace;
  return { Net: cents(Net * share), Commission: cents(Commission * share), ...days };
}

/**
 * A month (its first day) beside the one before, as statistics compare them: up to today while it runs, with the forecast to
 * its end. A currency of which nothing arose is left out.
 */
export async function compareMonths(db: Database, month: string, today: string): Promise<SalesComparison[]> {
  const next = new Date(`${month}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  const whole = { from: month, to: next.toISOString().slice(0, 10) };
  const { period, isUnfinished, before } = comparePeriods(whole, today);
  const read = ({ from, to }: StatisticPeriod) =>
    findEarned(db, { period: { from, to }, countryId: null, dealerId: null });
  const [now, earlier] = [await read(period), await read(before)];
  return CURRENCY_CODES.flatMap((Currency) => {
    if (![...now, ...earlier].some(({ currency }) => currency === Currency)) return [];
    const Now = toSums(now, Currency);
    const Forecast = isUnfinished ? forecast(Now, whole, period, Currency) : null;
    return [{ Currency, Now, Before: toSums(earlier, Currency), Forecast }];
  });
}
