/** '2026-11-21' → '2026-11-01'. */
export const toMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** First day of the month after. */
export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

/** The month that something of a day counts in: its own while that is open, else the first open one. */
export function bookingMonth(day: string, lastClosed: string | null): string {
  const own = toMonth(day);
  return lastClosed !== null && own <= lastClosed ? nextMonth(lastClosed) : own;
}

/** Every month from one to the other, the newest first; both are first days. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) months.unshift(month);
  return months;
}
