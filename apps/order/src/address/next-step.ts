import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess } from '@heizplatz/contract';
import { checkoutPath, stepPath } from '../checkout/checkout-paths';

/** The step after the address as the step map has it. */
export function paymentStepPath({ ApplicableSteps }: OrderProcess, group: ProductGroup): string {
  const position = ApplicableSteps.findIndex(({ Path }) => Path === 'adresse');
  const next = ApplicableSteps[position + 1];
  return next ? stepPath(group, next) : checkoutPath(group);
}
