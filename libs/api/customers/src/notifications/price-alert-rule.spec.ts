import { judgePriceAlert } from './price-alert-rule';

const NOW = new Date('2026-11-21T05:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const priceAlert = { thresholdCents: 34_000, lastSentAt: null, lastAboveAt: null };

describe('a wish for a price', () => {
  it.each([
    ['is told of the first time', priceAlert, 33_999, 'tell'],
    ['is told of at its very price', priceAlert, 34_000, 'tell'],
    ['waits above it', priceAlert, 34_001, null],
    ['waits where nobody delivers', priceAlert, null, null],
    ['is told of once while the price stays low', { ...priceAlert, lastSentAt: daysAgo(1) }, 33_000, null],
    ['remembers a rise after it was told', { ...priceAlert, lastSentAt: daysAgo(1) }, 34_001, 'rise'],
    ['remembers a rise once', { ...priceAlert, lastSentAt: daysAgo(3), lastAboveAt: daysAgo(2) }, 34_001, null],
    ['is told of a second fall', { ...priceAlert, lastSentAt: daysAgo(3), lastAboveAt: daysAgo(2) }, 33_000, 'tell'],
    [
      'is told of a second fall once the price of the last mail is free',
      { ...priceAlert, lastSentAt: daysAgo(1), lastAboveAt: daysAgo(0.5) },
      33_000,
      'tell',
    ],
    [
      'is not told of it while that price holds',
      { ...priceAlert, lastSentAt: daysAgo(0.99), lastAboveAt: daysAgo(0.5) },
      33_000,
      null,
    ],
    [
      'is not told for a rise before the last mail',
      { ...priceAlert, lastSentAt: daysAgo(2), lastAboveAt: daysAgo(3) },
      33_000,
      null,
    ],
    ['is told again after seven days', { ...priceAlert, lastSentAt: daysAgo(7) }, 33_000, 'tell'],
    ['is not told again before', { ...priceAlert, lastSentAt: daysAgo(6.99) }, 33_000, null],
  ] as const)('%s', (_, state, priceCents, expected) => {
    expect(judgePriceAlert(state, priceCents, NOW)).toBe(expected);
  });
});
