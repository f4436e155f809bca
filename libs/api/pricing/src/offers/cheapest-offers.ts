import type { OfferQuery } from './offer-query';
import { offerOrder } from './order-offers';
import type { PriceBook } from '../price-book/price-book';
import { priceVariants, type PricedVariant } from './price-variants';

const compareByPrice = offerOrder('total');

const isCheaper = (variant: PricedVariant, known: PricedVariant | undefined): boolean =>
  !known || compareByPrice(variant, known) < 0;

/** Each dealer's cheapest variant for a query, by the dealer's place in the book. Empty if no dealer delivers. */
export function cheapestByDealer(book: PriceBook, query: OfferQuery): Map<number, PricedVariant> {
  const matches = new Map<number, PricedVariant>();
  if (query.place < 0) return matches;
  const { areaStart } = book.places;
  for (let area = areaStart[query.place]!; area < areaStart[query.place + 1]!; area++) {
    for (const variant of priceVariants(book, query, area)) {
      const dealer = book.branches.dealer[variant.branch]!;
      if (isCheaper(variant, matches.get(dealer))) matches.set(dealer, variant);
    }
  }
  return matches;
}

/** The cheapest variant of all dealers for a query; pallets are compared per t. Undefined if no dealer delivers. */
export function cheapestOffer(book: PriceBook, query: OfferQuery): PricedVariant | undefined {
  let cheapest: PricedVariant | undefined;
  for (const variant of cheapestByDealer(book, query).values()) if (isCheaper(variant, cheapest)) cheapest = variant;
  return cheapest;
}

/** The cost of one query compared with another, and the offer that has it. */
export interface Addition {
  /** The cheapest offer of the first query. */
  readonly cheapest: PricedVariant;
  /** Gross cents of the whole order that the same dealer's cheapest of the second query costs less. */
  readonly cents: number;
}

/** The cheapest offer of a query against the same dealer's cheapest of another. Null where no dealer has both. */
export function getAddition(
  targets: ReadonlyMap<number, PricedVariant>,
  without: ReadonlyMap<number, PricedVariant>,
): Addition | null {
  let addition: Addition | null = null;
  for (const [dealer, variant] of targets) {
    const own = without.get(dealer);
    if (!own || !isCheaper(variant, addition?.cheapest)) continue;
    addition = { cheapest: variant, cents: variant.price.totalCents - own.price.totalCents };
  }
  return addition;
}
