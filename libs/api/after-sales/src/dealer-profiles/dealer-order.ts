import type { DEALER_SORTS } from '@heizplatz/contract';

export type DealerSort = (typeof DEALER_SORTS)[number];

/** What dealers are ranked by. */
export interface RankedDealer {
  readonly Name: string;
  readonly Rating: number | null;
  readonly RatingCount: number;
  readonly DistanceKm: number | null;
  readonly ZipCodeCount: number;
}

type Compare = (a: RankedDealer, b: RankedDealer) => number;

const { compare } = new Intl.Collator('de');
const byName: Compare = (a, b) => compare(a.Name, b.Name);
/** A mean of fewer reviews is not significant: one satisfied customer would rank before sixty. */
const FEW_RATINGS = 5;

/** Many before few before none. */
const weight = ({ RatingCount }: RankedDealer): number => (RatingCount >= FEW_RATINGS ? 2 : Math.min(RatingCount, 1));
const compareByRating: Compare = (a, b) =>
  weight(b) - weight(a) || (b.Rating ?? -1) - (a.Rating ?? -1) || b.RatingCount - a.RatingCount;
const byDistance: Compare = (a, b) => (a.DistanceKm ?? 0) - (b.DistanceKm ?? 0);
const byArea: Compare = (a, b) => b.ZipCodeCount - a.ZipCodeCount;

const ORDERS: Readonly<Record<DealerSort, readonly Compare[]>> = {
  rating: [compareByRating, byName],
  name: [byName],
  distance: [byDistance, byName],
  area: [byArea, byName],
};

/** By the requested criterion, then by name. No dealer can pay for its position. */
export const dealerOrder =
  (sort: DealerSort): Compare =>
  (a, b) => {
    for (const compare of ORDERS[sort]) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
