import { shuffled } from '../random/shuffled';

export interface Rating {
  readonly ratingTenths: number | null;
  readonly ratingCount: number;
  /** The sum of their stars. */
  readonly ratingStars: number;
}

/** The rating of a dealer without reviews. */
export const NO_RATING: Rating = { ratingTenths: null, ratingCount: 0, ratingStars: 0 };

/** All reviews of the market (rule DEMO-02). */
const REVIEWS = 4000;

/** Mean 4.5, many reviews at few dealers, a quarter of the dealers without any; the counts add up to 4,000. */
export function dealerRatings(random: () => number, count: number): Rating[] {
  const indexes = shuffled(
    random,
    Array.from({ length: count }, (_, index) => index),
  );
  const rated = indexes.slice(Math.round(count / 4));
  const weights = rated.map(() => (0.12 + random()) ** 3);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const counts = weights.map((weight) => Math.max(1, Math.round((weight / sum) * REVIEWS)));
  counts[0] = (counts[0] ?? 0) + REVIEWS - counts.reduce((total, value) => total + value, 0);
  const ratings = Array.from({ length: count }, (): Rating => NO_RATING);
  rated.forEach((index, at) => {
    // Best near 4.6, a tail down to 3.6: the mean of reviews comes to 4.5.
    const tenths = Math.round(48.5 - 12 * random() ** 2.6);
    const ratingCount = counts[at] ?? 1;
    const ratingStars = Math.round((tenths * ratingCount) / 10);
    // The mean of the ratings, which for a small number differs from the sampled mean.
    ratings[index] = { ratingTenths: Math.round((ratingStars * 10) / ratingCount), ratingCount, ratingStars };
  });
  return ratings;
}
