import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderStep } from '@heizplatz/contract';
import { checkoutPath } from '@heizplatz/routes';
import { stepPath } from '../checkout-paths';
import { nextOpenStep, type StepState } from './step-map';

/** The address of the step that is to be done after this one. */
export function nextPath(state: StepState, path: OrderStep['Path'], group: ProductGroup): string {
  const next = nextOpenStep(state, path);
  return next ? stepPath(group, next) : checkoutPath(group);
}
