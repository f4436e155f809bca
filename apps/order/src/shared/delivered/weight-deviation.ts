import type { DeliveredWeight } from '@heizplatz/contract';

/** Within it the agreed unit price counts (rule ORDER-03). */
const TOLERANCE_PERCENT = 10;

export type WeightRule = 'within' | 'below' | 'above';

/** How much more (less when negative) than ordered was delivered, in percent, and which rule that means. */
export function weightDeviation({ OrderedAmount, DeliveredAmount }: DeliveredWeight): {
  percent: number;
  rule: WeightRule;
} {
  const percent = ((DeliveredAmount - OrderedAmount) / OrderedAmount) * 100;
  if (percent > TOLERANCE_PERCENT) return { percent, rule: 'above' };
  return { percent, rule: percent < -TOLERANCE_PERCENT ? 'below' : 'within' };
}
