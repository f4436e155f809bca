import { isProductGroupId, PRODUCT_GROUPS, type ProductGroupId } from '@heizplatz/calculator';
import { CalculationConfiguration, CALLS, type CallAnswer, type CountryId } from '@heizplatz/contract';
import * as v from 'valibot';
import { PRODUCTS } from '../goods/product-catalogue';
import { defineHandler, type CallContext } from '../http/define-handler';
import { postcodeIndex } from '../places/postcode-index';
import { findOffers } from '../pricing/find-offers';
import { readOfferQuery } from '../pricing/offer-query';
import { countSellingBranches, findPriceSeries } from './price-series-repository';
import { seriesTime } from './series-day';
import { weekChange } from './week-change';

type BestPrices = CallAnswer<typeof CALLS.bestPrices>;

interface Question {
  readonly countryId: CountryId;
  readonly productGroupId: ProductGroupId;
  readonly productId: number;
  readonly zipCode: string;
  readonly amount: number;
}

/** The price of the day in the whole country, at the group's comparison amount. */
async function nationalPrice({ countryId, productId }: Question, { db }: CallContext): Promise<BestPrices> {
  const series = await findPriceSeries(db, { countryId, productId });
  const last = series?.dailyCents.at(-1);
  if (!series || last === undefined) return {};
  return {
    Price: last / 100,
    Change: weekChange(series),
    DateTime: seriesTime(series.firstDay, series.dailyCents.length - 1),
    OfferCount: await countSellingBranches(db, countryId, productId),
  };
}

/** The cheapest offer that is delivered to the postcode now; its change is the state's. */
async function localPrice(question: Question, { db, clock, services }: CallContext): Promise<BestPrices> {
  const { countryId, productGroupId, productId, zipCode, amount } = question;
  const now = clock();
  const place = (await postcodeIndex(db, now)).find(countryId, zipCode);
  if (!place) return {};
  const configuration = v.safeParse(CalculationConfiguration, {
    CountryId: countryId,
    ProductGroupId: productGroupId,
    ZipCode: zipCode,
    // 6000 is the wire's preset, which no group of pallets means.
    Amount: PRODUCT_GROUPS[productGroupId].isPallet && amount === 6000 ? 6 : amount,
    Product: { Id: productId },
  });
  if (!configuration.success) return {};
  const book = services.priceBook.current();
  const query = readOfferQuery(book, configuration.output, now);
  if (!('place' in query)) return {};
  const offers = findOffers(book, query);
  const price = offers[0]?.best.price;
  if (!price) return {};
  const series = await findPriceSeries(db, { countryId, stateId: place.stateId, productId });
  return {
    Price: (price.tonneCents || price.unitCents) / 100,
    Change: series ? weekChange(series) : 0,
    DateTime: now.toISOString(),
    OfferCount: offers.length,
  };
}

/** GET /api/site/{countryId}/prices/best: per t or 100 l; {} when nothing is known, as for a postcode that nobody serves. */
export const bestPrices = defineHandler(CALLS.bestPrices, async ({ params, query }, context) => {
  const groupId = PRODUCTS.find(({ id }) => id === query.productId)?.productGroupId;
  if (groupId === undefined || !isProductGroupId(groupId)) return {};
  const question = { ...query, countryId: params.countryId, productGroupId: groupId };
  return query.zipCode === '' ? nationalPrice(question, context) : localPrice(question, context);
});
