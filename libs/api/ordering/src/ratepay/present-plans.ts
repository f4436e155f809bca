import type { CountryId, InstalmentPlan } from '@heizplatz/contract';
import { countryRules } from '@heizplatz/country';
import { instalmentPlan } from './instalment-plan';

interface PlanTerms {
  readonly countryId: CountryId;
  readonly effectiveBasisPoints: number;
}

/** One way to pay an order in monthly rates, as the wire has it. */
export function presentPlan(
  totalCents: number,
  { countryId, effectiveBasisPoints, months }: PlanTerms & { readonly months: number },
): InstalmentPlan {
  const { totalStepCents: stepCents } = countryRules(countryId);
  const plan = instalmentPlan({ priceCents: totalCents, months, effectiveBasisPoints, stepCents });
  return {
    Months: months,
    MonthlyRate: plan.rateCents / 100,
    LastRate: plan.lastRateCents / 100,
    InterestPercent: effectiveBasisPoints / 100,
    Interest: plan.interestCents / 100,
    TotalPrice: plan.totalCents / 100,
  };
}

/** Every way in a country, shortest first. */
export const presentPlans = (totalCents: number, terms: PlanTerms): InstalmentPlan[] =>
  countryRules(terms.countryId).instalmentMonths.choices.map((months) => presentPlan(totalCents, { ...terms, months }));
