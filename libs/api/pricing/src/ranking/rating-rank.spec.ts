import { ratingRank } from './rating-rank';

describe('the rank of a rating', () => {
  it.each([
    ['one review with five stars', 50, 1, 4090],
    ['two hundred with 4,8', 48, 200, 4761],
    ['two hundred with 3,2', 32, 200, 3238],
    ['one review with one star', 10, 1, 3727],
    ['none', null, 0, -1],
  ])('of %s weighs their number', (_of, tenths, count, rank) => {
    expect(ratingRank(tenths, count)).toBe(rank);
  });

  it('is above that of few reviews where many are nearly as good', () => {
    expect(ratingRank(48, 200)).toBeGreaterThan(ratingRank(50, 1));
  });
});
