import { buildBook } from './made-market';
import { makeMarket, type MarketSize } from './make-market';

/** The moment that made-up books are for: a Saturday in November. */
export const NOW = new Date('2026-11-21T10:00:00Z');

export const SMALL_MARKET: MarketSize = {
  seed: 7,
  dealers: 40,
  places: 12,
  branchesPerPlace: 10,
  productGroupIds: [1, 3, 4, 6, 7, 8, 9],
};

export const madeUpBook = (size: Partial<MarketSize> = {}) =>
  buildBook(makeMarket({ ...SMALL_MARKET, ...size }), NOW, { creditCountries: [] });
