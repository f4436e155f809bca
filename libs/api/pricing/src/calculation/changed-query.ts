import { OPTION_KEYS } from '@heizplatz/api-catalog';
import type { OfferQuery } from '../offers/offer-query';
import type { PriceBook } from '../price-book/price-book';

/** The query as if nothing had been chosen under an option's key. */
export function omitKey(book: PriceBook, query: OfferQuery, key: string): OfferQuery {
  if (key === OPTION_KEYS.deliveryTime) return { ...query, maxWorkingDays: Infinity };
  const optionIndexes = query.optionIndexes.filter((index) => book.goods.options[index]?.key !== key);
  const wishDay = key === OPTION_KEYS.wishDate ? 0 : query.wishDay;
  return { ...query, wishDay, optionIndexes, options: query.options.filter((option) => option.key !== key) };
}

/** The query with one option (by its place in the book) instead of what was chosen under its key; a wished day stays. */
export function addOption(book: PriceBook, query: OfferQuery, index: number): OfferQuery {
  const option = book.goods.options[index];
  if (!option) return query;
  const others = omitKey(book, query, option.key);
  if (option.key === OPTION_KEYS.deliveryTime) return { ...others, maxWorkingDays: option.size ?? Infinity };
  const optionIndexes = [...others.optionIndexes, index].sort((a, b) => a - b);
  const options = optionIndexes.flatMap((one) => book.goods.options[one] ?? []);
  return { ...others, wishDay: query.wishDay, optionIndexes, options };
}

/** The same total amount on another number of delivery points. */
export const addDeliveryPoints = (query: OfferQuery, deliveryPoints: number): OfferQuery => ({
  ...query,
  order: { ...query.order, deliveryPoints },
});
