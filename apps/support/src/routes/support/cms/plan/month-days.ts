interface MonthDay {
  /** '2026-12-01'. */
  readonly day: string;
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
}

const DAY_MS = 86_400_000;

const firstOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

/** The month ('2026-12') that many months later; negative: earlier. */
export function addMonths(month: string, count: number): string {
  const date = new Date(firstOf(month));
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The days of a month ('2026-12'), in their order. */
export function getMonthDays(month: string): MonthDay[] {
  const [start, end] = [firstOf(month), firstOf(addMonths(month, 1))];
  return Array.from({ length: (end - start) / DAY_MS }, (_, at) => {
    const date = new Date(start + at * DAY_MS);
    return { day: date.toISOString().slice(0, 10), weekday: date.getUTCDay() || 7 };
  });
}
