import type { OFFER_MARKERS } from '@heizplatz/contract';
import type { OfferQuery } from './offer-query';
import { offerOrder } from './order-offers';
import { SCALE_STRIDE, type PriceBook } from '../price-book/price-book';
import { getTotalCents, getUnitCents } from './price-offer';
import { addVariants, getTerms, type PricedVariant } from './price-variants';

export type OfferMarker = (typeof OFFER_MARKERS)[number];

/** A dealer's best variant with its others. */
export interface OfferMatch {
  readonly best: PricedVariant;
  readonly children: readonly PricedVariant[];
  readonly markers: OfferMarker[];
}

/** Whether one of better variants has the same certificate, and is no dearer and no later. */
function isInferior({ lists }: PriceBook, variant: PricedVariant, better: readonly PricedVariant[]): boolean {
  const certificationId = lists.certificationId[variant.list];
  for (const other of better)
    if (
      other.rankCents <= variant.rankCents &&
      other.deliveryDay <= variant.deliveryDay &&
      lists.certificationId[other.list] === certificationId
    )
      return true;
  return false;
}

/** A dealer's variants, the best first; one that is inferior to a better one is left out. */
function createOffer(book: PriceBook, ordered: readonly PricedVariant[]): OfferMatch | undefined {
  const best = ordered[0];
  if (!best) return undefined;
  const remaining: PricedVariant[] = [];
  for (const variant of ordered) if (!isInferior(book, variant, remaining)) remaining.push(variant);
  return { best, children: remaining.slice(1), markers: [] };
}

/** Each marker is set on one offer: the first of the list that is not beaten in it. */
function mark(book: PriceBook, offers: readonly OfferMatch[]): void {
  const distanceKm = ({ area }: PricedVariant) => book.areas.distanceKm[area]!;
  const markBest = (marker: OfferMarker, rank: (variant: PricedVariant) => number) => {
    let first: OfferMatch | undefined;
    let least = Infinity;
    for (const offer of offers) {
      const own = rank(offer.best);
      if (own >= least) continue;
      first = offer;
      least = own;
    }
    first?.markers.push(marker);
  };
  markBest('cheapest', ({ rankCents }) => rankCents);
  markBest('fastest', ({ deliveryDay }) => deliveryDay);
  // Stryker disable next-line EqualityOperator: who has a review ranks above 0 (rating-rank.ts)
  if (offers.some(({ best }) => best.ratingRank >= 0)) markBest('best-rated', ({ ratingRank }) => -ratingRank);
  markBest('nearest', distanceKm);
}

/**
 * The dealers that deliver what the query requests, each with the best of its variants, ranked according to rules
 * OFFER-01 and OFFER-02. Empty if there is none.
 */
export function findOffers(book: PriceBook, query: OfferQuery): OfferMatch[] {
  const { areaStart } = book.places;
  const compare = offerOrder(query.ordering);
  const offers: OfferMatch[] = [];
  let ofDealer: PricedVariant[] = [];
  // Stryker disable next-line UnaryOperator: closing before the first dealer adds nothing
  let dealer = -1;

  function closeDealer() {
    const offer = createOffer(book, ofDealer.toSorted(compare));
    if (offer) offers.push(offer);
    ofDealer = [];
  }

  // A place that is not in the book (-1) has no areas.
  // Stryker disable next-line ConditionalExpression: its neighbours in the array are 0 and undefined, which end the loop too
  const end = query.place < 0 ? 0 : areaStart[query.place + 1]!;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: as above; the first place begins at 0
  for (let area = query.place < 0 ? 0 : areaStart[query.place]!; area < end; area++) {
    const next = book.branches.dealer[book.areas.branch[area]!]!;
    if (next !== dealer) closeDealer();
    dealer = next;
    addVariants(book, query, area, ofDealer);
  }
  closeDealer();
  offers.sort((a, b) => compare(a.best, b.best));
  mark(book, offers);
  return offers;
}

function areGoodsCheaper(
  { lists }: PriceBook,
  { group, order, step }: OfferQuery,
  { list }: PricedVariant,
  next: number,
) {
  const getFactor = (at: number) => lists.scaleFactors[list * SCALE_STRIDE + at]!;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: it spares work; the totals decide
  return getFactor(next) * group.scale[next]! < getFactor(step) * order.amount;
}

/** The next scale step, when it costs less in total than the requested amount. */
export function cheaperAmount(
  book: PriceBook,
  query: OfferQuery,
  variant: PricedVariant,
): { amount: number; totalCents: number } | null {
  const { group, order } = query;
  const step = order.amount < group.scale[0]! ? 0 : query.step + 1;
  const amount = group.scale[step];
  // Nothing but the goods can become cheaper with more of them.
  // Stryker disable next-line ConditionalExpression,LogicalOperator: beyond the scale no price is a number, and none is less
  if (amount === undefined || !areGoodsCheaper(book, query, variant, step)) return null;
  const totalCents = getTotalCents(getTerms(book, query, variant, step), { ...order, amount });
  return totalCents < variant.price.totalCents ? { amount, totalCents } : null;
}

/** The unit price of a variant at each step of its group's scale, gross cents. */
export function scalePrices(
  book: PriceBook,
  query: OfferQuery,
  variant: PricedVariant,
): { amount: number; unitCents: number }[] {
  return query.group.scale.map((amount, step) => ({
    amount,
    unitCents: getUnitCents(getTerms(book, query, variant, step), { ...query.order, amount }),
  }));
}
