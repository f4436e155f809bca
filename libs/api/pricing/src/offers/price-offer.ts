import { roundHalfUp } from '@heizplatz/calculator';

/** The parameters of a price list for one order; money is net cents, a unit is 1 t, 1 pallet or 100 l. */
export interface PriceTerms {
  readonly unitNetCents: number;
  /** Of the order's scale step, in ten-thousandths (see `scaleStep`). */
  readonly scaleFactor: number;
  /** Per unit, of the postcode's zone. */
  readonly zoneNetCents: number;
  /** Per delivery point. */
  readonly stationNetCents: number;
  /** Per delivery point, one entry a chosen option; a slower delivery may be a discount. */
  readonly optionNetCents: readonly number[];
  /** Kilograms of one pallet; 0 for loose goods. */
  readonly palletWeightKg: number;
  /** Per pallet, beside the price. */
  readonly depositCents: number;
}

/** The order that is priced. */
export interface PriceOrder {
  /** Total of all stations, in the group's unit (kg, l, pallets); above 0. */
  readonly amount: number;
  /** Delivery points, from 1. */
  readonly deliveryPoints: number;
  /** How many of the amount's units make a price unit: 1000, 100 or 1. */
  readonly unitSize: number;
  /** VAT of country, product group and day, in hundredths of a percent. */
  readonly vatBasisPoints: number;
  /** 5 where cash rounds to 0.05 (CH), else 1. */
  readonly totalStepCents: number;
}

/** Gross cents but for netCents; goods + delivery + options + rounding = total, net + VAT + rounding = total. */
export interface OfferPrice {
  readonly goodsCents: number;
  readonly goodsUnitCents: number;
  readonly deliveryCents: number;
  readonly optionCents: readonly number[];
  readonly roundingCents: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
  /** Everything within, per t, pallet or 100 l; never rounded to 0.05. */
  readonly unitCents: number;
  /** Pallet goods: per 1000 kg by the pallet's weight; else 0. */
  readonly tonneCents: number;
  readonly depositCents: number;
}

/** Index of the largest step that is not above the amount; below the smallest step, the smallest. */
export function scaleStep(scale: readonly number[], amount: number): number {
  let step = scale.length - 1;
  while (step > 0 && (scale[step] ?? 0) > amount) step--;
  return step;
}

const NO_OPTIONS: readonly number[] = [];

const toGross = (netCents: number, vatBasisPoints: number): number =>
  roundHalfUp(netCents * (10_000 + vatBasisPoints), 10_000);

function grossEach(netCents: readonly number[], deliveryPoints: number, vatBasisPoints: number): number[] {
  const gross: number[] = [];
  for (const cents of netCents) gross.push(toGross(cents * deliveryPoints, vatBasisPoints));
  return gross;
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

const getDeliveryNet = (
  { zoneNetCents, stationNetCents }: PriceTerms,
  { amount, unitSize, deliveryPoints }: PriceOrder,
): number => roundHalfUp(zoneNetCents * amount, unitSize) + stationNetCents * deliveryPoints;

/** Of goods, delivery and options, each rounded half up to a cent. */
function getNet(terms: PriceTerms, order: PriceOrder): number {
  const { amount, deliveryPoints, unitSize } = order;
  const goodsNetCents = roundHalfUp(terms.unitNetCents * terms.scaleFactor * amount, 10_000 * unitSize);
  return goodsNetCents + getDeliveryNet(terms, order) + sum(terms.optionNetCents) * deliveryPoints;
}

const getVat = (netCents: number, { vatBasisPoints }: PriceOrder): number =>
  roundHalfUp(netCents * vatBasisPoints, 10_000);

function getGross(terms: PriceTerms, order: PriceOrder): number {
  const netCents = getNet(terms, order);
  return netCents + getVat(netCents, order);
}

const roundTotal = (grossCents: number, { totalStepCents }: PriceOrder): number =>
  totalStepCents === 1 ? grossCents : roundHalfUp(grossCents, totalStepCents) * totalStepCents;

const getUnit = (grossCents: number, { amount, unitSize }: PriceOrder): number =>
  roundHalfUp(grossCents * unitSize, amount);

/** `totalCents` of `priceOffer`. */
export const getTotalCents = (terms: PriceTerms, order: PriceOrder): number =>
  roundTotal(getGross(terms, order), order);

/** `unitCents` of `priceOffer`. */
export const getUnitCents = (terms: PriceTerms, order: PriceOrder): number => getUnit(getGross(terms, order), order);

/**
 * A price by rule PRICE-01. Each part is rounded half up to a cent, VAT is computed once on the net sum. The displayed
 * parts are gross and rounded separately; the remainder of their sum goes to the goods, the largest part.
 */
export function priceOffer(terms: PriceTerms, order: PriceOrder): OfferPrice {
  const { amount, deliveryPoints, unitSize, vatBasisPoints } = order;
  const { optionNetCents } = terms;
  const optionCents =
    optionNetCents.length === 0 ? NO_OPTIONS : grossEach(optionNetCents, deliveryPoints, vatBasisPoints);
  const netCents = getNet(terms, order);
  const vatCents = getVat(netCents, order);
  const grossCents = netCents + vatCents;
  const deliveryCents = toGross(getDeliveryNet(terms, order), vatBasisPoints);
  const goodsCents = grossCents - deliveryCents - sum(optionCents);
  const totalCents = roundTotal(grossCents, order);
  return {
    goodsCents,
    goodsUnitCents: roundHalfUp(goodsCents * unitSize, amount),
    deliveryCents,
    optionCents,
    roundingCents: totalCents - grossCents,
    netCents,
    vatCents,
    totalCents,
    unitCents: getUnit(grossCents, order),
    tonneCents: terms.palletWeightKg > 0 ? roundHalfUp(grossCents * 1000, amount * terms.palletWeightKg) : 0,
    depositCents: terms.depositCents * amount,
  };
}
