import type { PriceBook } from './price-book';

/** Where handlers get the book from (`context.services.priceBook`). */
export interface PriceBookSource {
  /** The newest book; whoever takes it keeps it for the whole answer. Throws UNAVAILABLE until the first is built. */
  current(): PriceBook;
}

declare module '../http/services' {
  interface Services {
    readonly priceBook: PriceBookSource;
  }
}
