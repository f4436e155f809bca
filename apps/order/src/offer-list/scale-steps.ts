import { type CalculatorConfiguration, type ProductGroup, validateAmount } from '@heizplatz/calculator';
import type { CalculationResult } from '@heizplatz/contract';

export interface ScaleStep {
  readonly amount: number;
  readonly unitPrice: number;
  /** The amount that the list is for. */
  readonly isOwn: boolean;
}

const SHOWN_STEPS = 5;
const STEPS_BEFORE = 1;

/**
 * The cheapest offer's unit price round the amount asked for: one step below, the amount itself, steps above. Empty
 * without an offer.
 */
export function scaleSteps(
  { Items, Scale }: Pick<CalculationResult, 'Items' | 'Scale'>,
  { Amount, Stations }: CalculatorConfiguration,
  { orderLimits }: ProductGroup,
): readonly ScaleStep[] {
  const cheapest = Items.find(({ Markers }) => Markers.includes('cheapest'));
  if (!cheapest) return [];
  const others = Scale.filter(
    (step) => step.Amount !== Amount && validateAmount(step.Amount, orderLimits, Stations) === null,
  ).map((step) => ({ amount: step.Amount, unitPrice: step.UnitPrice, isOwn: false }));
  const steps = [...others, { amount: Amount, unitPrice: cheapest.UnitPrice, isOwn: true }].sort(
    (one, another) => one.amount - another.amount,
  );
  const own = steps.findIndex(({ isOwn }) => isOwn);
  const start = Math.max(0, Math.min(own - STEPS_BEFORE, steps.length - SHOWN_STEPS));
  return steps.slice(start, start + SHOWN_STEPS);
}

/** The next larger amount that is cheaper per unit. */
export function cheaperStep(steps: readonly ScaleStep[]): { step: ScaleStep; own: ScaleStep } | null {
  const own = steps.find(({ isOwn }) => isOwn);
  const step = own && steps.find((other) => other.amount > own.amount && other.unitPrice < own.unitPrice);
  return own && step ? { step, own } : null;
}
