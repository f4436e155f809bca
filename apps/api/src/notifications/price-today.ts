import { defaultConfiguration } from '@heizplatz/calculator';
import { CalculationConfiguration, ProductGroupId, type CountryId } from '@heizplatz/contract';
import * as v from 'valibot';
import { cheapestOffer } from '../pricing/cheapest-offers';
import { readOfferQuery } from '../pricing/offer-query';
import type { PriceBook } from '../pricing/price-book';

export interface WatchedPrice {
  readonly countryId: CountryId;
  readonly zipCode: string;
  readonly productId: number;
  /** In the unit of the product's group. */
  readonly amount: number;
}

/** What a product is in the book; undefined when nobody sells it any more. */
export function productOf(
  { goods }: PriceBook,
  productId: number,
): { name: string; productGroupId: ProductGroupId } | undefined {
  const product = goods.products.find(({ id }) => id === productId);
  return product && { name: product.name, productGroupId: v.parse(ProductGroupId, product.productGroupId) };
}

/** Gross cents per t, pallet or 100 l at the cheapest offer of this day; null where nobody delivers. */
export function priceToday(
  book: PriceBook,
  { countryId, zipCode, productId, amount }: WatchedPrice,
  now: Date,
): number | null {
  const product = productOf(book, productId);
  if (!product) return null;
  const wanted = {
    ...defaultConfiguration(countryId, product.productGroupId),
    ...{ ZipCode: zipCode, Amount: amount, Product: { Id: productId } },
  };
  const query = readOfferQuery(book, v.parse(CalculationConfiguration, wanted), now);
  const cheapest = 'place' in query ? cheapestOffer(book, query) : undefined;
  return cheapest ? cheapest.price.unitCents : null;
}
