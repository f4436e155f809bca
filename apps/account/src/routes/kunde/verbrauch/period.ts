import { DAY_MS } from '@heizplatz/country';

export interface Period {
  /** ISO dates, both within. */
  readonly from: string;
  readonly to: string;
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A day that there is, between 2000 and 2100. */
export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && isoDay(Date.parse(text)) === text;
}

/** The years that end today: '2023-11-22' to '2026-11-21' for three. */
export function lastYears(years: number, today: string): Period {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return { from: isoDay(Date.UTC(year - years, month - 1, day) + DAY_MS), to: today };
}

export const calendarYear = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** Every month from the period's first to its last, '2026-05'. */
export function getMonths({ from, to }: Period): string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = from.split('-').map(Number);
  for (let next = from.slice(0, 7); next <= to.slice(0, 7); next = `${year}-${String(month).padStart(2, '0')}`) {
    months.push(next);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
}
