import fc from 'fast-check';
import { type OfferMatch, findOffers } from '../offers/find-offers';
import type { OfferQuery } from '../offers/offer-query';
import { type PricedVariant, priceVariants } from '../offers/price-variants';
import { anyConfiguration } from '../calculation/testing/any-configuration';
import { request } from '../calculation/testing/ask';
import { buildBook } from '../calculation/testing/made-market';
import { NOW, SMALL_MARKET } from '../calculation/testing/made-up-book';
import { makeMarket } from '../calculation/testing/make-market';

const market = makeMarket(SMALL_MARKET);
const book = buildBook(market, NOW, { creditCountries: [] });
const getDealer = ({ branch }: PricedVariant) => book.branches.dealer[branch]!;

/** What is compared, the first difference counts. */
function computeRanks({ ordering }: OfferQuery, one: PricedVariant): number[] {
  const [total, date, rating] = [one.rankCents, one.deliveryDay, -one.ratingRank];
  const wishes = { total: [total, date, rating], date: [date, total, rating], rating: [rating, total, date] };
  return [...wishes[ordering], one.branch, one.list, one.time];
}
function isBefore(query: OfferQuery, one: PricedVariant, other: PricedVariant): boolean {
  const [own, others] = [computeRanks(query, one), computeRanks(query, other)];
  const at = own.findIndex((rank, index) => rank !== others[index]);
  return at >= 0 && own[at]! < others[at]!;
}
const ranked = (query: OfferQuery, variants: readonly PricedVariant[]) =>
  [...variants].sort((one, other) => (isBefore(query, one, other) ? -1 : 1));

/** Every variant of the place, each dealer's apart. */
function variantsByDealer(query: OfferQuery): PricedVariant[][] {
  const all: PricedVariant[] = [];
  for (const area of book.areas.branch.keys())
    if (area >= book.places.areaStart[query.place]! && area < book.places.areaStart[query.place + 1]!)
      all.push(...priceVariants(book, query, area));
  return [...new Set(all.map(getDealer))].map((dealer) => all.filter((variant) => getDealer(variant) === dealer));
}

/** A variant stays unless another of the same certificate is no worse, and better or before it. */
const worthShowing = (query: OfferQuery, variants: readonly PricedVariant[]) =>
  variants.filter(
    (one) =>
      !variants.some(
        (other) =>
          book.lists.certificationId[one.list] === book.lists.certificationId[other.list] &&
          other.rankCents <= one.rankCents &&
          other.deliveryDay <= one.deliveryDay &&
          isBefore(query, other, one),
      ),
  );

const MARKED = {
  cheapest: ({ rankCents }: PricedVariant) => rankCents,
  fastest: ({ deliveryDay }: PricedVariant) => deliveryDay,
  'best-rated': ({ ratingRank }: PricedVariant) => -ratingRank,
  nearest: ({ area }: PricedVariant) => book.areas.distanceKm[area]!,
};
/** The first offer that has the least. */
function firstWithLeast(offers: readonly OfferMatch[], rank: (variant: PricedVariant) => number) {
  const least = Math.min(...offers.map(({ best }) => rank(best)));
  return offers.filter(({ best }) => rank(best) === least).slice(0, 1);
}

it('500 random questions find each dealer’s variants that are worth showing, ranked and marked', () => {
  const seen = { offers: 0, children: 0, leftOut: 0 };
  fc.assert(
    fc.property(anyConfiguration(market), (configuration) => {
      const query = request(book, configuration);
      const offers = findOffers(book, query);
      const ofDealers = variantsByDealer(query);
      const visible = ofDealers.map((variants) => ranked(query, worthShowing(query, variants)));
      const inOrder = ranked(
        query,
        visible.flatMap(([best]) => best ?? []),
      );
      expect(offers.map(({ best }) => best)).toEqual(inOrder);
      for (const { best, children } of offers)
        expect([best, ...children]).toEqual(visible.find(([first]) => first && getDealer(first) === getDealer(best)));
      for (const [marker, rank] of Object.entries(MARKED)) {
        const isVisible = marker !== 'best-rated' || offers.some(({ best }) => best.ratingRank >= 0);
        const marked = offers.filter(({ markers }) => markers.some((name) => name === marker));
        expect(marked).toEqual(isVisible ? firstWithLeast(offers, rank) : []);
      }
      seen.offers += offers.length;
      seen.children += offers.reduce((sum, { children }) => sum + children.length, 0);
      seen.leftOut += ofDealers.flat().length - visible.flat().length;
    }),
    { numRuns: 500 },
  );
  // Not 500 empty lists.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});
