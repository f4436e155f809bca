import type { OfferQuery } from './offer-query';
import { getLists, NOT_OFFERED, SCALE_STRIDE, ZONE_STRIDE, type PriceBook } from '../price-book/price-book';
import { priceOffer, type OfferPrice, type PriceTerms } from './price-offer';

/** One branch's price list and delivery time for a query; the numbers are places in the book. */
export interface PricedVariant {
  readonly area: number;
  readonly branch: number;
  readonly list: number;
  readonly time: number;
  readonly deliveryDay: number;
  readonly ratingRank: number;
  readonly price: OfferPrice;
  /** What offers are ranked by: the total, or a pallet group's price per t. */
  readonly rankCents: number;
}

const NO_COSTS: readonly number[] = [];

function optionCosts(
  { branches, goods }: PriceBook,
  query: OfferQuery,
  branch: number,
  time: number,
): readonly number[] {
  const hasTimeOption = branches.times.optionId[time] !== 0;
  if (query.optionIndexes.length === 0 && !hasTimeOption) return NO_COSTS;
  const first = branch * goods.options.length;
  const costs: number[] = [];
  for (const index of query.optionIndexes) costs.push(branches.optionNetCents[first + index]!);
  if (hasTimeOption) costs.push(branches.times.netCents[time]!);
  return costs;
}

/** A list's terms at one scale step; options as chosen by the query, then the delivery time's. */
export function getTerms(
  book: PriceBook,
  query: OfferQuery,
  { area, branch, list, time }: Pick<PricedVariant, 'area' | 'branch' | 'list' | 'time'>,
  step: number,
): PriceTerms {
  const { lists, areas } = book;
  return {
    unitNetCents: lists.unitNetCents[list]!,
    scaleFactor: lists.scaleFactors[list * SCALE_STRIDE + step]!,
    zoneNetCents: lists.zoneNetCents[list * ZONE_STRIDE + Math.min(areas.zone[area]!, ZONE_STRIDE - 1)]!,
    stationNetCents: lists.stationNetCents[list]!,
    optionNetCents: optionCosts(book, query, branch, time),
    palletWeightKg: lists.palletWeightKg[list]!,
    depositCents: lists.depositCents[list]!,
  };
}

function offersOptions({ branches, goods }: PriceBook, { optionIndexes }: OfferQuery, branch: number): boolean {
  if (optionIndexes.length === 0) return true;
  const first = branch * goods.options.length;
  return optionIndexes.every((index) => branches.optionNetCents[first + index] !== NOT_OFFERED);
}

function takesPayment(book: PriceBook, { customerGroupId, paymentKindId }: OfferQuery, dealer: number): boolean {
  const kinds = book.paymentSets[book.dealers.paymentSet[dealer * 3 + customerGroupId - 1]!];
  return kinds !== undefined && kinds.length > 0 && (paymentKindId === 0 || kinds.includes(paymentKindId));
}

/** Whether the branch sells to this query at all; what it sells is in its lists. */
export function isBranchOpen(book: PriceBook, query: OfferQuery, branch: number): boolean {
  const { branches } = book;
  return (
    branches.stoppedUntil[branch]! <= query.today &&
    (query.wishDay === 0 || query.calendar.isDeliveryDay(query.wishDay, branches.deliveryWeekdays[branch]!)) &&
    takesPayment(book, query, branches.dealer[branch]!) &&
    offersOptions(book, query, branch)
  );
}

/** The branch's lists that are currently valid, of the requested product and certifications. */
export function currentLists({ lists, branches }: PriceBook, query: OfferQuery, branch: number): number[] {
  const slot = getLists(branches, branch, query.group.id, query.customerGroupId);
  const end = branches.listStart[slot + 1]!;
  const matches: number[] = [];
  let lastCertificationId = -1;
  for (let list = branches.listStart[slot]!; list < end; list++) {
    const certificationId = lists.certificationId[list]!;
    if (lists.productId[list] !== query.productId || lists.validFromMs[list]! > query.nowMs) continue;
    // Newest first: what follows of the same certification has been replaced.
    if (certificationId === lastCertificationId) continue;
    lastCertificationId = certificationId;
    if (query.onlyCertified && certificationId === 0) continue;
    if (query.certificationIds.length > 0 && !query.certificationIds.includes(certificationId)) continue;
    matches.push(list);
  }
  return matches;
}

/** Adds every delivery time of every list of the branch behind an area that can deliver as requested. */
export function addVariants(book: PriceBook, query: OfferQuery, area: number, variants: PricedVariant[]): void {
  const { branches } = book;
  const branch = book.areas.branch[area]!;
  if (!isBranchOpen(book, query, branch)) return;
  const ratingRank = book.dealers.ratingRank[branches.dealer[branch]!]!;
  for (const list of currentLists(book, query, branch)) {
    for (let time = branches.timeStart[branch]!; time < branches.timeStart[branch + 1]!; time++) {
      const deliveryDay = getDeliveryDay(book, query, branch, time);
      if (deliveryDay === 0) continue;
      const price = priceOffer(getTerms(book, query, { area, branch, list, time }, query.step), query.order);
      const rankCents = query.group.isPallet ? price.tonneCents : price.totalCents;
      variants.push({ area, branch, list, time, deliveryDay, ratingRank, price, rankCents });
    }
  }
}

/** Every delivery time of every list of the branch behind an area that can deliver as requested. */
export function priceVariants(book: PriceBook, query: OfferQuery, area: number): PricedVariant[] {
  const variants: PricedVariant[] = [];
  addVariants(book, query, area, variants);
  return variants;
}

/**
 * The furthest promised day: no dealer's price is valid beyond it, and the book contains the holidays of two years.
 */
const MOST_DAYS_AHEAD = 366;

/** The latest delivery day of a time, or the preferred day if the branch can deliver on it; 0: cannot deliver as requested. */
function getDeliveryDay({ branches }: PriceBook, query: OfferQuery, branch: number, time: number): number {
  const workingDays = branches.times.workingDays[time]!;
  if (workingDays > query.maxWorkingDays) return 0;
  if (branches.times.optionId[time] !== 0 && !query.offersDeliveryTimes) return 0;
  const earliest = query.calendar.earliestDelivery(workingDays, branches.deliveryWeekdays[branch]!);
  if (query.wishDay === 0) return earliest;
  return earliest <= query.wishDay && query.wishDay <= query.today + MOST_DAYS_AHEAD ? query.wishDay : 0;
}
