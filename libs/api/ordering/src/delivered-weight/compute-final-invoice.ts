import { countryRules } from '@heizplatz/country';
import { scaleStep } from '@heizplatz/api-pricing';
import { PRODUCT_GROUPS, roundHalfUp } from '@heizplatz/calculator';
import type { Order } from '../order/order';

/** What the rule needs of an order; money is gross cents, amounts are in the group's unit. */
export interface OrderedGoods {
  readonly orderedAmount: number;
  readonly goodsCents: number;
  /** Delivery and options: independent of the weighed amount. */
  readonly feesCents: number;
  /** The group's scale, and its factors in ten-thousandths if the offer stated that they apply; else null. */
  readonly scale: readonly number[];
  readonly stepFactors: readonly number[] | null;
  /** How many of the amount's units make a price unit: 1000, 100 or 1. */
  readonly unitSize: number;
  /** 5 where the total rounds to 0.05 (CH), else 1. */
  readonly totalStepCents: number;
  /** Hundredths of a percent. */
  readonly vatBasisPoints: number;
}

export interface Settlement {
  readonly chargedAmount: number;
  /** Goods per t, pallet or 100 l. */
  readonly unitCents: number;
  readonly goodsCents: number;
  readonly feesCents: number;
  readonly roundingCents: number;
  readonly totalCents: number;
  /** Within the total, at the rate of the day of delivery. */
  readonly vatCents: number;
  readonly needsConsent: boolean;
  /** Whether the step of what was delivered gave the price. */
  readonly isByStep: boolean;
}

/** More than 10 % below the order. */
export const isTooLittle = (ordered: number, delivered: number): boolean => delivered * 10 < ordered * 9;
const isTooMuch = (ordered: number, delivered: number): boolean => delivered * 10 > ordered * 11;

function getGoods(goods: OrderedGoods, chargedAmount: number): number {
  const { orderedAmount, goodsCents, scale, stepFactors } = goods;
  const agreed = roundBig([goodsCents, chargedAmount], [orderedAmount]);
  if (!stepFactors || !isTooLittle(orderedAmount, chargedAmount)) return agreed;
  const ofOrder = stepFactors[scaleStep(scale, orderedAmount)];
  const ofDelivered = stepFactors[scaleStep(scale, chargedAmount)];
  if (!ofOrder || !ofDelivered) return agreed;
  // A step may cost more a unit; less goods never cost more than those that were ordered.
  return Math.min(goodsCents, roundBig([goodsCents, chargedAmount, ofDelivered], [orderedAmount, ofOrder]));
}

/** The products leave what a double holds exactly. */
function roundBig(factors: readonly number[], divisors: readonly number[]): number {
  const product = (values: readonly number[]) => values.reduce((all, value) => all * BigInt(value), 1n);
  const divisor = product(divisors);
  return Number((2n * product(factors) + divisor) / (2n * divisor));
}

/** VAT within gross cents, at a rate in hundredths of a percent. */
export const vatWithin = (grossCents: number, vatBasisPoints: number): number =>
  roundHalfUp(grossCents * vatBasisPoints, 10_000 + vatBasisPoints);

/**
 * Delivered weight replaces ordered weight (rule ORDER-03). Within ±10 % the agreed unit price applies; below it the
 * step of the delivered weight if the offer stated so; above it nothing beyond the ordered amount before a recorded
 * consent. Delivered as ordered costs to the cent what was ordered. deliveredAmount is above 0.
 */
export function computeFinalInvoice(goods: OrderedGoods, deliveredAmount: number, consent: boolean | null): Settlement {
  const needsConsent = isTooMuch(goods.orderedAmount, deliveredAmount);
  const chargedAmount = needsConsent && consent !== true ? goods.orderedAmount : deliveredAmount;
  const goodsCents = getGoods(goods, chargedAmount);
  const { feesCents, totalStepCents, vatBasisPoints, unitSize } = goods;
  const sumCents = goodsCents + feesCents;
  const isByStep = goods.stepFactors !== null && isTooLittle(goods.orderedAmount, chargedAmount);
  const totalCents = roundHalfUp(sumCents, totalStepCents) * totalStepCents;
  return {
    chargedAmount,
    // The agreed price is what was agreed, to the cent: derived from the rounded goods it would differ by one.
    unitCents: isByStep
      ? roundHalfUp(goodsCents * unitSize, chargedAmount)
      : roundHalfUp(goods.goodsCents * unitSize, goods.orderedAmount),
    goodsCents,
    feesCents,
    roundingCents: totalCents - sumCents,
    totalCents,
    vatCents: vatWithin(sumCents, vatBasisPoints),
    needsConsent,
    isByStep,
  };
}

const cents = (money: number): number => Math.round(money * 100);

export type StoredGoods = Pick<
  Order,
  'amount' | 'productGroupId' | 'countryId' | 'stepFactors' | 'isConsumer' | 'settledVatBasisPoints'
> & {
  readonly offer: Pick<Order['offer'], 'Split'>;
};

/** Gross at another rate: the net price stays. */
const atRate = (grossCents: number, from: number, to: number): number =>
  roundHalfUp(grossCents * (10_000 + to), 10_000 + from);

/**
 * A stored order in the rule's terms. VAT is that of the day of delivery once that is known: a consumer agreed on the whole
 * price, within which it changes; a business on the net price, which it is added to (docs/decisions/0040).
 */
export function orderedGoods(order: StoredGoods): OrderedGoods {
  const { offer, amount, productGroupId, countryId, stepFactors, isConsumer, settledVatBasisPoints } = order;
  const { scale, priceUnit } = PRODUCT_GROUPS[productGroupId];
  const { Goods, Delivery, Options, VatRate } = offer.Split;
  const ordered = cents(VatRate);
  const vatBasisPoints = settledVatBasisPoints ?? ordered;
  const gross = (money: number) => (isConsumer ? cents(money) : atRate(cents(money), ordered, vatBasisPoints));
  return {
    orderedAmount: amount,
    goodsCents: gross(Goods),
    feesCents: gross(Delivery) + Options.reduce((sum, { Amount }) => sum + gross(Amount), 0),
    scale,
    stepFactors,
    unitSize: priceUnit.size,
    totalStepCents: countryRules(countryId).totalStepCents,
    vatBasisPoints,
  };
}

/** More than 10 % above what was ordered. */
export const needsConsent = ({ amount, deliveredAmount }: Pick<Order, 'amount' | 'deliveredAmount'>): boolean =>
  // Stryker disable next-line ConditionalExpression: nothing weighed, counted as 0, is not too much either.
  deliveredAmount !== null && isTooMuch(amount, deliveredAmount);
