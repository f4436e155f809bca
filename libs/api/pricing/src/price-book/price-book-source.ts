import type { Services } from '@heizplatz/api-platform';
import type { PriceBook } from './price-book';

/** Where handlers get the book from (`context.services.priceBook`). */
export interface PriceBookSource {
  /** The newest book; the caller uses it for the whole response. Throws UNAVAILABLE until the first is built. */
  current(): PriceBook;
}

declare module '@heizplatz/api-platform/services' {
  interface Services {
    readonly priceBook: PriceBookSource;
  }
}

/** Whether prices are available: the first book is built. */
export function hasPriceBook({ priceBook }: Services): boolean {
  try {
    priceBook.current();
    return true;
  } catch {
    return false;
  }
}
