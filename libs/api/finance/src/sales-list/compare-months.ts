import type { Database } from '@heizplatz/api-platform';
import type { SalesComparison } from '@heizplatz/contract';
import { type Earned, findEarned } from '../statistics/earned-repository';
import { getPace } from '../statistics/forecast';
import { comparePeriods, type StatisticPeriod } from '../statistics/period-before';

type Sums = SalesComparison['Now'];

function toSums(earned: readonly Earned[], isSwiss: boolean): Sums {
  const own = earned.find((one) => one.isSwiss === isSwiss);
  return { Net: (own?.netCents ?? 0) / 100, Commission: (own?.commissionCents ?? 0) / 100 };
}

const cents = (value: number): number => Math.round(value * 100) / 100;

function forecast({ Net, Commission }: Sums, month: StatisticPeriod, counted: StatisticPeriod, isSwiss: boolean) {
  const pace = getPace({ month, counted, countryId: isSwiss ? 3 : 1 });
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
  return (['EUR', 'CHF'] as const).flatMap((Currency) => {
    const isSwiss = Currency === 'CHF';
    if (![...now, ...earlier].some((one) => one.isSwiss === isSwiss)) return [];
    const Now = toSums(now, isSwiss);
    const Forecast = isUnfinished ? forecast(Now, whole, period, isSwiss) : null;
    return [{ Currency, Now, Before: toSums(earlier, isSwiss), Forecast }];
  });
}
