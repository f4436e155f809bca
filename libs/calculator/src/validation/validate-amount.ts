import type { AmountError } from './calculator-error.ts';
import type { AmountLimits } from '../groups/product-group.ts';

/** amount: total of all stations in the group's unit; the minimum holds per household, the maximum for the total. */
export function validateAmount(amount: number, limits: AmountLimits, deliveryPoints = 1): AmountError | null {
  if (!(amount > 0)) return 'AMOUNT_REQ';
  if (amount < limits.min * deliveryPoints) return 'AMOUNT_MIN';
  return amount > limits.max ? 'AMOUNT_MAX' : null;
}
