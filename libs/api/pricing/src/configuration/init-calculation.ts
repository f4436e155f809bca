import { vatOn } from '@heizplatz/api-catalog';
import { defineHandler, isoDay, localDay, SerializedResponse } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { cachedResponse } from '../calculation/answer-cache';
import { presentInit } from './present-init';

/** GET /api/kalkulation/init/{countryId}/{productGroupId}. */
export const initCalculation = defineHandler(CALLS.initCalculation, ({ params }, { services, clock }) => {
  const { countryId, productGroupId } = params;
  const book = services.priceBook.current();
  const now = clock();
  return cachedResponse(book, now, `init ${countryId} ${productGroupId}`, () => {
    const productId = PRODUCT_GROUPS[productGroupId].defaultProductId;
    const day = isoDay(localDay(now));
    const where = { ...params, vatBasisPoints: vatOn(book.goods.vatRates, { ...params, productId, day }) };
    return new SerializedResponse(JSON.stringify(presentInit(book, where)));
  });
});
