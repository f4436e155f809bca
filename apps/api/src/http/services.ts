import type { Config } from '../config';
import type { PriceBookSource } from '../pricing/price-book-source';

/** What outlives a request and is no database; each area adds its own (price book, token keys). */
export interface Services {
  readonly config: Config;
  readonly priceBook: PriceBookSource;
}
