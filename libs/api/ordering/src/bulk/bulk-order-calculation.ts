import { defineHandler, problem } from '@heizplatz/api-platform';
import { parseOfferQuery } from '@heizplatz/api-pricing';
import { CALLS } from '@heizplatz/contract';
import { amountPerHousehold, priceBulkOrders } from './price-bulk-orders';

/** POST /api/bulkorder/getBulkOrderCalculation (rule PRICE-09); 404 if no dealer delivers. */
export const bulkOrderCalculation = defineHandler(CALLS.bulkOrderCalculation, ({ body }, { services, clock }) => {
  const book = services.priceBook.current();
  const query = parseOfferQuery(book, body, clock());
  const Rows = priceBulkOrders(book, query);
  if (Rows.length === 0) throw problem('NOT_FOUND');
  return { AmountPerHousehold: amountPerHousehold(query), Rows };
});
