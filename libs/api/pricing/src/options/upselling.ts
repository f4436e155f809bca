import { defineHandler, SerializedResponse } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { toSiteSpelling } from '@heizplatz/country';
import { cachedResponse } from '../calculation/answer-cache';
import { parseOfferQuery } from '../calculation/parse-offer-query';
import { priceUpselling } from './price-upselling';

/** POST /api/kalkulation/upselling?upsellingKey=. */
export const upselling = defineHandler(CALLS.upselling, ({ query: { upsellingKey }, body }, { services, clock }) => {
  const book = services.priceBook.current();
  const now = clock();
  return cachedResponse(book, now, `upselling ${upsellingKey} ${JSON.stringify(body)}`, () => {
    const query = parseOfferQuery(book, body, now);
    const ofProduct = (productId: number) => parseOfferQuery(book, { ...body, Product: { Id: productId } }, now);
    const items = priceUpselling({ book, query, countryId: body.CountryId, ofProduct }, upsellingKey);
    const spelled = (name: string) => toSiteSpelling(body.CountryId, name);
    return new SerializedResponse(JSON.stringify(items.map((one) => ({ ...one, Name: spelled(one.Name) }))));
  });
});
