import {
  cheapestOffer,
  findOffer,
  type OrderableOffer,
  presentOffers,
  type PriceBook,
  readOfferQuery,
} from '@heizplatz/api-pricing';
import { defaultConfiguration } from '@heizplatz/calculator';
import { CalculationConfiguration, ProductGroupId, type CountryId } from '@heizplatz/contract';
import * as v from 'valibot';

export interface WatchedPrice {
  readonly countryId: CountryId;
  readonly zipCode: string;
  readonly productId: number;
  /** In the unit of the product's group. */
  readonly amount: number;
}

/** A product's entry in the book; undefined when no one sells it any more. */
export function getProduct(
  { goods }: PriceBook,
  productId: number,
): { name: string; productGroupId: ProductGroupId } | undefined {
  const product = goods.products.find(({ id }) => id === productId);
  return product && { name: product.name, productGroupId: v.parse(ProductGroupId, product.productGroupId) };
}

/** The offer list query of a price alert; undefined for goods that no one sells any more. */
export function wishedConfiguration(
  book: PriceBook,
  { countryId, zipCode, productId, amount }: WatchedPrice,
): CalculationConfiguration | undefined {
  const product = getProduct(book, productId);
  if (!product) return undefined;
  return v.parse(CalculationConfiguration, {
    ...defaultConfiguration(countryId, product.productGroupId),
    ...{ ZipCode: zipCode, Amount: amount, Product: { Id: productId } },
  });
}

/** Gross cents per t, pallet or 100 l at the cheapest offer of this day; null if no dealer delivers. */
export function priceToday(book: PriceBook, watched: WatchedPrice, now: Date): number | null {
  const configuration = wishedConfiguration(book, watched);
  const query = configuration && readOfferQuery(book, configuration, now);
  const cheapest = query && 'place' in query ? cheapestOffer(book, query) : undefined;
  return cheapest ? cheapest.price.unitCents : null;
}

/** That offer itself, as an order would store it. */
export function offerToday(book: PriceBook, configuration: CalculationConfiguration, now: Date): OrderableOffer | null {
  const query = readOfferQuery(book, configuration, now);
  const best = 'place' in query ? cheapestOffer(book, query) : undefined;
  if (!best || !('place' in query)) return null;
  const [offer] = presentOffers(book, query, [{ best, children: [], markers: [] }]);
  return offer ? findOffer(book, configuration, offer.Id, now) : null;
}
