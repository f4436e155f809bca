export interface Instalments {
  readonly months: number;
  /** Paid every month but the last. */
  readonly rateCents: number;
  /** Takes what rounding left over. */
  readonly lastRateCents: number;
  readonly interestCents: number;
  /** What is paid in the end. */
  readonly totalCents: number;
}

export interface InstalmentTerms {
  /** From 5000. */
  readonly priceCents: number;
  /** From 1. */
  readonly months: number;
  /** Effective yearly rate in hundredths of a percent; from 0. */
  readonly effectiveBasisPoints: number;
  /** What rates are rounded to: 1, or 5 for francs. */
  readonly stepCents: number;
}

const roundTo = (cents: number, step: number): number => Math.round(cents / step) * step;

/** The rate of a month that compounds to the effective yearly one (CCD2, annex: twelve equal months). */
export const monthlyRate = (effectiveBasisPoints: number): number =>
  (1 + effectiveBasisPoints / 10_000) ** (1 / 12) - 1;

/** Borrowing rate a year in percent: twelve times the month's. */
export const borrowingPercent = (effectiveBasisPoints: number): number => monthlyRate(effectiveBasisPoints) * 1200;

/** Equal monthly rates, the first a month after delivery; the last one settles the rest to the step. */
export function instalmentPlan({ priceCents, months, effectiveBasisPoints, stepCents }: InstalmentTerms): Instalments {
  const rate = monthlyRate(effectiveBasisPoints);
  const annuity = rate === 0 ? priceCents / months : (priceCents * rate) / (1 - (1 + rate) ** -months);
  const rateCents = roundTo(annuity, stepCents);
  let owedCents = priceCents;
  for (let month = 1; month < months; month++) owedCents = owedCents * (1 + rate) - rateCents;
  const lastRateCents = roundTo(owedCents * (1 + rate), stepCents);
  const totalCents = rateCents * (months - 1) + lastRateCents;
  return { months, rateCents, lastRateCents, interestCents: totalCents - priceCents, totalCents };
}
