/** So many reviews with so many tenths of a star are added to each dealer's own: one review alone is no proof. */
const ADDED_COUNT = 10;
const ADDED_TENTHS = 40;

/** A dealer's mean as it ranks, in thousandths of a star: the more reviews, the nearer to their mean. −1 without a review. */
export function ratingRank(ratingTenths: number | null, ratingCount: number): number {
  if (ratingTenths === null) return -1;
  const tenths = ratingTenths * ratingCount + ADDED_TENTHS * ADDED_COUNT;
  return Math.floor((tenths * 100) / (ratingCount + ADDED_COUNT));
}
