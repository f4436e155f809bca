import { PRODUCTS } from '@heizplatz/api-catalog';
import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CalculationConfiguration, type CALLS, type CallResponse, type CountryId } from '@heizplatz/contract';
import * as v from 'valibot';
import { findOffers } from '../offers/find-offers';
import { readOfferQuery } from '../offers/offer-query';
import type { PriceBook } from '../price-book/price-book';

/** The wire's preset, which is not intended in a request for pallets. */
const PRESET_AMOUNT = 6000;

export interface LocalQuery {
  readonly countryId: CountryId;
  readonly productId: number;
  readonly zipCode: string;
  /** kg, litres or pallets, as the product is sold. */
  readonly amount: number;
}

/**
 * The current cheapest offer for a postcode, per t or 100 l, with the number of offers there; {} if no dealer
 * delivers.
 */
export function localPrice(book: PriceBook, request: LocalQuery, now: Date): CallResponse<typeof CALLS.bestPrices> {
  const { countryId, productId, zipCode, amount } = request;
  const groupId = PRODUCTS.find(({ id }) => id === productId)?.productGroupId;
  if (groupId === undefined || !isProductGroupId(groupId)) return {};
  const { isPallet, comparisonAmount } = PRODUCT_GROUPS[groupId];
  const configuration = v.safeParse(CalculationConfiguration, {
    CountryId: countryId,
    ProductGroupId: groupId,
    ZipCode: zipCode,
    Amount: isPallet && amount === PRESET_AMOUNT ? comparisonAmount : amount,
    Product: { Id: productId },
  });
  if (!configuration.success) return {};
  const query = readOfferQuery(book, configuration.output, now);
  if (!('place' in query)) return {};
  const offers = findOffers(book, query);
  const price = offers[0]?.best.price;
  if (!price) return {};
  const unitCents = isPallet ? price.tonneCents : price.unitCents;
  return { Price: unitCents / 100, DateTime: now.toISOString(), OfferCount: offers.length };
}
