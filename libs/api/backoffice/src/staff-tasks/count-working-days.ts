import { getWeekday, isoDay, localDay } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { publicHolidays } from '@heizplatz/country/holidays';

const SATURDAY = 5;

/** Working days (Monday to Friday without holidays of the whole country) that have begun since an instant. */
export function countWorkingDays(countryId: CountryId, since: Date, now: Date): number {
  const { iso } = siteById(countryId);
  let counted = 0;
  for (let day = localDay(since); day <= localDay(now); day += 1) {
    const isFree = publicHolidays(iso, Number(isoDay(day).slice(0, 4))).some((holiday) => holiday.day === day);
    if (getWeekday(day) < SATURDAY && !isFree) counted += 1;
  }
  return counted;
}
