import type { CountryRules } from '@heizplatz/country';

const MONTHS_AFTER_JANUARY = ['Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];
const LABELS = 4;
const DAYS_A_POINT = 7;

/** One point per week, always including the newest: a chart of 400 px cannot display more. */
export function thinOut<T>(days: readonly T[]): T[] {
  return days.filter((_, index) => (days.length - 1 - index) % DAYS_A_POINT === 0);
}

/** Four labels such as 'Nov 25', evenly spread from the first day towards today. ISO times in. */
export function monthLabels(times: readonly string[], { january }: Pick<CountryRules, 'january'>): string[] {
  const months = [january, ...MONTHS_AFTER_JANUARY];
  return Array.from({ length: LABELS }, (_, position) => {
    const time = times[Math.round((position * (times.length - 1)) / LABELS)] ?? '';
    return `${months[Number(time.slice(5, 7)) - 1] ?? ''} ${time.slice(2, 4)}`;
  });
}
