import { judgeWish } from './price-alert-rule';

const NOW = new Date('2026-11-21T05:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const wish = { thresholdCents: 34_000, lastSentAt: null, lastAboveAt: null };

describe('a wish for a price', () => {
  it.each([
    ['is told of the first time', wish, 33_999, 'tell'],
    ['is told of at its very price', wish, 34_000, 'tell'],
    ['waits above it', wish, 34_001, null],
    ['waits where nobody delivers', wish, null, null],
    ['is told of once while the price stays low', { ...wish, lastSentAt: daysAgo(1) }, 33_000, null],
    ['remembers a rise after it was told', { ...wish, lastSentAt: daysAgo(1) }, 34_001, 'rise'],
    ['remembers a rise once', { ...wish, lastSentAt: daysAgo(3), lastAboveAt: daysAgo(2) }, 34_001, null],
    ['is told of a second fall', { ...wish, lastSentAt: daysAgo(3), lastAboveAt: daysAgo(2) }, 33_000, 'tell'],
    [
      'is not told for a rise before the last mail',
      { ...wish, lastSentAt: daysAgo(2), lastAboveAt: daysAgo(3) },
      33_000,
      null,
    ],
    ['is told again after seven days', { ...wish, lastSentAt: daysAgo(7) }, 33_000, 'tell'],
    ['is not told again before', { ...wish, lastSentAt: daysAgo(6.99) }, 33_000, null],
  ] as const)('%s', (_, state, priceCents, expected) => {
    expect(judgeWish(state, priceCents, NOW)).toBe(expected);
  });
});
