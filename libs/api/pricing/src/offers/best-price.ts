import { defineHandler, SerializedResponse } from '@heizplatz/api-platform';
import { SIMPLE_CALCULATOR_GROUPS, type ProductGroup } from '@heizplatz/calculator';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { cachedResponse } from '../calculation/answer-cache';
import { getCountryCheapest } from './get-country-cheapest';
import type { PriceBook } from '../price-book/price-book';
import { scaleStep } from './price-offer';

/** Goods by weight at the step of the requested amount, pallets at their comparison amount. */
const getAmount = (group: ProductGroup, amountKg: number): number =>
  group.isPallet ? group.comparisonAmount : (group.scale[scaleStep(group.scale, amountKg)] ?? group.comparisonAmount);

function getPrices(book: PriceBook, countryId: CountryId, amountKg: number, now: Date) {
  return SIMPLE_CALCULATOR_GROUPS.flatMap((group) => {
    const amount = getAmount(group, amountKg);
    const price = getCountryCheapest(book, { countryId, productGroupId: group.id, amount }, now);
    if (!price) return [];
    return {
      CountryCode: SITES[countryId].iso,
      ProductGroupId: group.id,
      UnitPrice: price.unitCents / 100,
      TotalPrice: price.totalCents / 100,
      TimeStamp: now.toISOString(),
    };
  });
}

/**
 * GET /api/kalkulation/best-price: one banner per group of the simple calculator; groups without a seller are
 * omitted.
 */
export const bestPrice = defineHandler(CALLS.bestPrice, ({ query }, { services, clock }) => {
  const now = clock();
  const book = services.priceBook.current();
  // Few steps are requested, however many amounts there are.
  const steps = SIMPLE_CALCULATOR_GROUPS.map((group) => getAmount(group, query.amount)).join();
  const make = () => new SerializedResponse(JSON.stringify(getPrices(book, query.countryId, query.amount, now)));
  return cachedResponse(book, now, `best ${query.countryId} ${steps}`, make);
});
