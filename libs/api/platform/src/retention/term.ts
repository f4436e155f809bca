const DAYS = { hours: 1 / 24, days: 1, weeks: 7, months: 30, years: 365 } as const;
const NOUNS = {
  hours: ['Stunde', 'Stunden'],
  days: ['Tag', 'Tage'],
  weeks: ['Woche', 'Wochen'],
  months: ['Monat', 'Monate'],
  years: ['Jahr', 'Jahre'],
} as const;
const TERMS = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** How long personal data is retained. A month has 30 days, a year 365, so nothing outlives its calendar term. */
export interface Term {
  /** What the period applies to, in the privacy page's wording. */
  readonly what: string;
  readonly count: number;
  readonly unit: keyof typeof DAYS;
  /** When the period starts, in the page's wording. */
  readonly since: string;
}

export const toSeconds = ({ count, unit }: Pick<Term, 'count' | 'unit'>): number =>
  Math.round(count * DAYS[unit] * 86_400);

/** What is older than this has had its time. */
export const endedBefore = (term: Pick<Term, 'count' | 'unit'>, now: Date): Date =>
  new Date(now.getTime() - toSeconds(term) * 1000);

/** Of terms that count from the end of a year: what came before this year (in UTC) has had its time. */
export const firstRetainedYear = ({ count }: Pick<Term, 'count'>, now: Date): number => now.getUTCFullYear() - count;

/** 'sechs Monate', '24 Stunden'. */
export function periodText({ count, unit }: Pick<Term, 'count' | 'unit'>): string {
  const [one, many] = NOUNS[unit];
  if (count === 1) return `1 ${one}`;
  return `${TERMS[count - 2] ?? count} ${many}`;
}

/** A line of the privacy page. */
export const termText = (term: Term): string => `${term.what}: ${periodText(term)} ${term.since}`;
