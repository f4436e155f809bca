import { type CalculatorConfiguration, KG_PER_TONNE, type ProductGroup, validateAmount } from '@heizplatz/calculator';
import type { CalculationResult } from '@heizplatz/contract';
import { priceDifference } from '../comparison/price-difference';

export interface ScaleStep {
  readonly amount: number;
  /** Per t, pallet or 100 l, gross. */
  readonly unitPrice: number;
  /** Per t for pallet goods, by the cheapest offer's pallet; null for loose goods. */
  readonly tonnePrice: number | null;
  /** To a cent or two for other amounts than the list's, since the unit price is rounded. */
  readonly totalPrice: number;
  /** Of the unit prices, against the list's amount; negative: cheaper. */
  readonly difference: number;
  /** The amount that the list is for. */
  readonly isOwn: boolean;
}

const inCents = (price: number): number => Math.round(price * 100) / 100;

/**
 * The cheapest offer's prices at each orderable amount of the scale, and at the requested amount, ascending. Empty
 * without an offer.
 */
export function scaleSteps(
  { Items, Scale }: Pick<CalculationResult, 'Items' | 'Scale'>,
  { Amount, Stations }: CalculatorConfiguration,
  { orderLimits, priceUnit }: ProductGroup,
): readonly ScaleStep[] {
  const cheapest = Items.find(({ Markers }) => Markers.includes('cheapest'));
  if (!cheapest) return [];
  const { PalletWeightKg } = cheapest;
  const others = Scale.filter(
    (step) => step.Amount !== Amount && validateAmount(step.Amount, orderLimits, Stations) === null,
  ).map((step) => ({
    amount: step.Amount,
    unitPrice: step.UnitPrice,
    tonnePrice: PalletWeightKg === null ? null : inCents((step.UnitPrice * KG_PER_TONNE) / PalletWeightKg),
    totalPrice: inCents((step.UnitPrice * step.Amount) / priceUnit.size),
    difference: priceDifference(step.UnitPrice, cheapest.UnitPrice),
    isOwn: false,
  }));
  const own = {
    amount: Amount,
    unitPrice: cheapest.UnitPrice,
    tonnePrice: cheapest.TonnePrice,
    totalPrice: cheapest.TotalPrice,
    difference: 0,
    isOwn: true,
  };
  return [...others, own].sort((one, another) => one.amount - another.amount);
}

/** The next larger amount that is cheaper per unit. */
export function cheaperStep(steps: readonly ScaleStep[]): { step: ScaleStep; own: ScaleStep } | null {
  const own = steps.find(({ isOwn }) => isOwn);
  const step = own && steps.find((other) => other.amount > own.amount && other.unitPrice < own.unitPrice);
  return own && step ? { step, own } : null;
}
