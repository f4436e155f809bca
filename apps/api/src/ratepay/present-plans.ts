import type { CountryId, InstalmentPlan } from '@heizplatz/contract';
import { INSTALMENT_MONTHS } from './instalment-months';
import { instalmentPlan } from './instalment-plan';

const SWITZERLAND = 3;
/** Francs have no coin below five Rappen. */
const FRANC_STEP_CENTS = 5;

/** Every way to pay an order in monthly rates in a country, as the wire has it; shortest first. */
export function presentPlans(
  totalCents: number,
  { countryId, effectiveBasisPoints }: { countryId: CountryId; effectiveBasisPoints: number },
): InstalmentPlan[] {
  const stepCents = countryId === SWITZERLAND ? FRANC_STEP_CENTS : 1;
  return INSTALMENT_MONTHS[countryId].choices.map((months) => {
    const plan = instalmentPlan({ priceCents: totalCents, months, effectiveBasisPoints, stepCents });
    return {
      Months: months,
      MonthlyRate: plan.rateCents / 100,
      LastRate: plan.lastRateCents / 100,
      InterestPercent: effectiveBasisPoints / 100,
      Interest: plan.interestCents / 100,
      TotalPrice: plan.totalCents / 100,
    };
  });
}
