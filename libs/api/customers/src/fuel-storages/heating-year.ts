import { DAY_MS } from '@heizplatz/country';

/**
 * How a year's heating spreads over its months, in thousandths: the degree-day shares of VDI 2067 Sheet 1, table 22, by
 * which heating bills are split in Germany; its 40 for June to August together are taken in equal parts. An assumption
 * for the other two countries and for homes that also heat water by it.
 */
const MONTH_SHARES = [170, 150, 130, 80, 40, 40 / 3, 40 / 3, 40 / 3, 30, 80, 120, 160] as const;

/** What is burnt on an epoch day of a home that burns so much in a year, in kg; not rounded. */
export function dayUseKg(day: number, yearlyUseKg: number): number {
  const date = new Date(day * DAY_MS);
  const month = date.getUTCMonth();
  const days = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return (yearlyUseKg * (MONTH_SHARES[month] ?? 0)) / 1000 / days;
}
