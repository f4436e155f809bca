import { PRODUCTS } from '@heizplatz/api-catalog';
import { epochDay } from '@heizplatz/api-platform';
import type { PriceBook } from '@heizplatz/api-pricing';
import type { ProductPrice } from './product-price';

interface Day {
  readonly countryId: number;
  /** ISO dates: of the requested price, and of the book. */
  readonly day: string;
  readonly today: string;
}

/**
 * A country's book of a day in the past: today's dealers and lists, dearer or cheaper as the market was. Stops are
 * today's own and don't count.
 */
export function getBookAt(book: PriceBook, productPrice: ProductPrice, { countryId, day, today }: Day): PriceBook {
  if (epochDay(today) - epochDay(day) < 7) return book;
  const factors = new Map(
    PRODUCTS.map(({ id }) => [id, productPrice(countryId, id, day) / productPrice(countryId, id, today)]),
  );
  const { lists, branches } = book;
  const scaled = lists.unitNetCents.map((cents, list) =>
    Math.round(cents * (factors.get(lists.productId[list] ?? 0) ?? 1)),
  );
  return {
    ...book,
    branches: { ...branches, stoppedUntil: new Int32Array(branches.stoppedUntil.length) },
    lists: { ...lists, unitNetCents: scaled, validFromMs: new Float64Array(lists.validFromMs.length) },
  };
}
