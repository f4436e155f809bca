import { type CountryRules, localDate } from '@heizplatz/country';

const MONTHS_AFTER_JANUARY = ['Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];
/** Below it a label needs its day, from here on its year. */
const DAYS_BELOW_MS = 150 * 86_400_000;

/** '4. Sep', or 'Sep 25' on a stretch of five months and more. Milliseconds in. */
export function timeLabel(timeMs: number, spanMs: number, { january }: Pick<CountryRules, 'january'>): string {
  const months = [january, ...MONTHS_AFTER_JANUARY];
  const day = localDate(new Date(timeMs));
  const month = months[day.getUTCMonth()] ?? '';
  if (spanMs < DAYS_BELOW_MS) return `${day.getUTCDate()}. ${month}`;
  return `${month} ${String(day.getUTCFullYear()).slice(2)}`;
}

/** `count` (two or more) labels at even steps of time. Milliseconds in. */
export function timeTicks(fromMs: number, toMs: number, count: number, rules: Pick<CountryRules, 'january'>): string[] {
  const spanMs = toMs - fromMs;
  return Array.from({ length: count }, (_, index) => timeLabel(fromMs + (spanMs * index) / (count - 1), spanMs, rules));
}
