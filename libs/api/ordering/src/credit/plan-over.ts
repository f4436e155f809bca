import type { InstalmentPlan } from '@heizplatz/contract';
import type { Order } from '../order/order';
import { presentPlan } from '../ratepay/present-plans';

/** The agreed plan over another amount: months and rate of interest stay. Null where there is none, or nothing is left to pay. */
export function planOver(cents: number, { payment: { Plan }, countryId }: Order): InstalmentPlan | null {
  if (!Plan || cents === 0) return null;
  const { Months: months, InterestPercent } = Plan;
  return presentPlan(cents, { countryId, months, effectiveBasisPoints: Math.round(InterestPercent * 100) });
}

/** What the customer pays the lender in the end. */
export const repaidCents = (cents: number, plan: InstalmentPlan | null): number =>
  plan ? Math.round(plan.TotalPrice * 100) : cents;
