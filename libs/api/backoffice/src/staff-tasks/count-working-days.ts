import { getWeekday, isoDay, localDay } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { publicHolidays } from '@heizplatz/country/holidays';

const SATURDAY = 5;

/** Working days (Monday to Friday without holidays of the whole country) that have begun since an instant. */
export function countWorkingDays(countryId: CountryId, since: Date, now: Date): number {
  const { iso } = siteById(countryId);
  const [first, last] = [localDay(since), localDay(now)];
  const [firstYear = 0, lastYear = 0] = [first, last].map((day) => Number(isoDay(day).slice(0, 4)));
  const years = Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, ahead) => firstYear + ahead);
  const free = new Set(years.flatMap((year) => publicHolidays(iso, year).map(({ day }) => day)));
  let counted = 0;
  for (let day = first; day <= last; day += 1) if (getWeekday(day) < SATURDAY && !free.has(day)) counted += 1;
  return counted;
}
