import type { ProductGroup } from '@heizplatz/calculator';

const STEP_KG = 100;

/**
 * What can be ordered into a store, in kg, rounded down to 100 within what the calculator takes; the group's own default
 * while nothing is known of the store.
 */
export function fittingAmountKg(
  { orderLimits: { min, max }, defaultAmount }: Pick<ProductGroup, 'orderLimits' | 'defaultAmount'>,
  { capacityKg, stockTodayKg }: { capacityKg: number | null; stockTodayKg: number | null },
): number {
  if (capacityKg === null) return defaultAmount;
  const room = capacityKg - (stockTodayKg ?? 0);
  return Math.min(max, Math.max(min, Math.floor(room / STEP_KG) * STEP_KG));
}
