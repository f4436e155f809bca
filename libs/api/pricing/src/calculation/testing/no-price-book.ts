import { problem } from '@heizplatz/api-platform';
import type { PriceBookSource } from '../../price-book/price-book-source';

/** For tests of calls that need no price. */
export const NO_PRICE_BOOK: PriceBookSource = {
  current() {
    throw problem('UNAVAILABLE');
  },
};
