import { DAY_MS } from '@heizplatz/country';

/** '2026-11-26' and 2: '2026-11-28'. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
