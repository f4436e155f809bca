import { epochDay, getWeekday } from '@heizplatz/api-platform';
import type { CountryId, CurrencyTotal, Forecast } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { publicHolidays } from '@heizplatz/country/holidays';
import type { StatisticPeriod } from './period-before';

const SATURDAY = 5;

/** Working days of a period, Monday to Friday without holidays of the whole country. */
export function countWorkingDays({ from, to }: StatisticPeriod, countryId: CountryId): number {
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  const free = new Set(years.flatMap((year) => publicHolidays(siteById(countryId).iso, year).map(({ day }) => day)));
  let counted = 0;
  for (let day = epochDay(from); day <= epochDay(to); day += 1)
    if (getWeekday(day) < SATURDAY && !free.has(day)) counted += 1;
  return counted;
}

const cents = (value: number): number => Math.round(value * 100) / 100;

interface MonthSoFar {
  readonly month: StatisticPeriod;
  /** Its days up to today. */
  readonly counted: StatisticPeriod;
  readonly countryId: CountryId;
}

/** By what a month's sums so far are multiplied for its end; null before its first working day. */
export function getPace({ month, counted, countryId }: MonthSoFar) {
  const WorkingDaysDone = countWorkingDays(counted, countryId);
  if (WorkingDaysDone === 0) return null;
  const WorkingDays = countWorkingDays(month, countryId);
  return { share: WorkingDays / WorkingDaysDone, WorkingDays, WorkingDaysDone };
}

/**
 * Where a month gets to at its pace so far: each remaining working day brings what those done brought on average, with
 * what was ordered on the free days between them. Null before its first working day.
 */
export function forecastMonth(
  { Now, Commission }: Pick<CurrencyTotal, 'Now' | 'Commission'>,
  days: MonthSoFar,
): Forecast | null {
  const pace = getPace(days);
  if (!pace) return null;
  const { share, WorkingDays, WorkingDaysDone } = pace;
  return {
    Revenue: cents(Now.Revenue * share),
    Orders: Math.round(Now.Orders * share),
    Commission: Commission && cents(Commission.Now.Commission * share),
    WorkingDays,
    WorkingDaysDone,
  };
}
