import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderStep } from '@heizplatz/contract';
import { checkoutPath, stepPath } from './checkout-paths';
import { nextStep, type StepState } from './step-map';

/** The address of the step after this one as the map has it. */
export function nextPath(state: StepState, path: OrderStep['Path'], group: ProductGroup): string {
  const next = nextStep(state, path);
  return next ? stepPath(group, next) : checkoutPath(group);
}
