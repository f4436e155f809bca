import { epochDay } from '@heizplatz/api-platform';
import { SITES } from '@heizplatz/country';
import Holidays from 'date-holidays';

const known = new Map<string, readonly number[]>();
const calendars = new Map<string, Holidays>();

/** Computes those of every state and canton in advance, which takes a fifth of a second. */
export function findAllHolidays(years: readonly number[]): void {
  for (const { iso: country } of Object.values(SITES))
    for (const state of Object.keys(new Holidays().getStates(country)))
      for (const year of years) publicHolidays(`${country}-${state}`, year);
}

/** Public holidays of a federal state or canton as epoch days; `region` is ISO 3166-2 (DE-BY, AT-9, CH-ZH). */
export function publicHolidays(region: string, year: number): readonly number[] {
  const key = `${region}:${year}`;
  let days = known.get(key);
  if (!days) {
    const all = getCalendar(region).getHolidays(year);
    days = all.filter(({ type }) => type === 'public').map(({ date }) => epochDay(date.slice(0, 10)));
    known.set(key, days);
  }
  return days;
}

/**
 * Creating one costs more than querying it for a year. It contains days of all types, since some move others (Glarus,
 * 2026).
 */
function getCalendar(region: string): Holidays {
  let calendar = calendars.get(region);
  if (!calendar) {
    const [country = '', state = ''] = region.split('-');
    calendar = new Holidays(country, state);
    calendars.set(region, calendar);
  }
  return calendar;
}
