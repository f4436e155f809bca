import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { countOrders } from './customer-orders-repository';
import { readOrderSummaries } from './read-order-summaries';

const PAGE_SIZE = 20;

/**
 * Those that were placed on this site; another site's are read there (rule ACCOUNT-08). A page beyond the last is
 * empty.
 */
export const customerOrders = defineHandler(CALLS.customerOrders, async ({ query }, context) => {
  const { db, user, countryId } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const request = { userId: user.id, countryId, stage: query.state };
  const offset = (Math.max(1, query.page) - 1) * PAGE_SIZE;
  return {
    Items: await readOrderSummaries(request, { limit: PAGE_SIZE, offset }, context),
    Total: await countOrders(db, request),
    PageSize: PAGE_SIZE,
  };
});
