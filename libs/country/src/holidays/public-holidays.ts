import { AUSTRIA } from './austria.ts';
import { GERMANY } from './germany.ts';
import { easterSunday, dayOf, type HolidayDate, type HolidayRule } from './holiday-rule.ts';
import { SWITZERLAND } from './switzerland.ts';

const RULES: Readonly<Record<string, readonly HolidayRule[]>> = { DE: GERMANY, AT: AUSTRIA, CH: SWITZERLAND };

export interface PublicHoliday {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly name: string;
}

/**
 * Public holidays of a year, in the order of their days. `region`: ISO 3166-2 of a state or canton (DE-BY, AT-9, CH-ZH), or
 * ISO 3166-1 of a country (DE) for those that nearly everybody there keeps. None for a country that is not ours.
 */
export function publicHolidays(region: string, year: number): readonly PublicHoliday[] {
  const [country = '', state] = region.split('-');
  const isHere = (rule: HolidayRule) => !rule.in || (state === undefined ? rule.isUsual : rule.in.includes(state));
  return (RULES[country] ?? [])
    .filter((rule) => isHere(rule) && year >= (rule.from ?? year) && year <= (rule.until ?? year))
    .flatMap(({ name, on }) => {
      const day = dayIn(on, year);
      return day === null ? [] : [{ day, name }];
    })
    .sort((a, b) => a.day - b.day);
}

function dayIn(on: HolidayDate, year: number): number | null {
  if ('month' in on) return dayOf(year, on.month, on.day);
  return 'afterEaster' in on ? easterSunday(year) + on.afterEaster : on.find(year);
}
