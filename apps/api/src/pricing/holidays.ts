import Holidays from 'date-holidays';
import { epochDay } from './calendar-days';

const known = new Map<string, readonly number[]>();

/** Finds those of every state and canton of the three countries, which takes a third of a second, before they are wanted. */
export function findAllHolidays(years: readonly number[]): void {
  for (const country of ['DE', 'AT', 'CH'])
    for (const state of Object.keys(new Holidays().getStates(country)))
      for (const year of years) publicHolidays(`${country}-${state}`, year);
}

/** Public holidays of a federal state or canton as epoch days; `region` is ISO 3166-2 (DE-BY, AT-9, CH-ZH). */
export function publicHolidays(region: string, year: number): readonly number[] {
  const key = `${region}:${year}`;
  let days = known.get(key);
  if (!days) {
    const [country = '', state = ''] = region.split('-');
    const all = new Holidays(country, state).getHolidays(year);
    days = all.filter(({ type }) => type === 'public').map(({ date }) => epochDay(date.slice(0, 10)));
    known.set(key, days);
  }
  return days;
}
