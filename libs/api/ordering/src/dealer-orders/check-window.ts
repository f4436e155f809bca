import { epochDay, isoDay, localDay, problem } from '@heizplatz/api-platform';
import type { DeliveryWindow } from '@heizplatz/contract';

/** The furthest date for planning a delivery. */
const MAX_DAYS_AHEAD = 365;

/** A day that there is in the calendar: '2026-02-30' is none. */
export function realDay(date: string): number | null {
  const day = epochDay(date);
  return Number.isFinite(day) && isoDay(day) === date ? day : null;
}

/** Throws VALIDATION with DATE_INV (past, over a year away, no day) or TIME_ORDER (ends before it begins) under `path` ('body.'). */
export function checkWindow({ Date: date, From, To }: DeliveryWindow, path: string, now: Date): void {
  const day = realDay(date);
  const today = localDay(now);
  if (day === null || day < today || day > today + MAX_DAYS_AHEAD)
    throw problem('VALIDATION', {
      detail: 'Bitte wählen Sie einen Tag in den nächsten zwölf Monaten.',
      errors: [{ path: `${path}Date`, code: 'DATE_INV' }],
    });
  if (From >= To)
    throw problem('VALIDATION', {
      detail: 'Das Zeitfenster endet, bevor es beginnt.',
      errors: [{ path: `${path}To`, code: 'TIME_ORDER' }],
    });
}

/** Whether two windows name the same hours. */
export const isSameWindow = (one: DeliveryWindow | null, other: DeliveryWindow | null): boolean =>
  one?.Date === other?.Date && one?.From === other?.From && one?.To === other?.To;
