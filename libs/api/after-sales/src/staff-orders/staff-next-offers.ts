import { getOrder } from '@heizplatz/api-ordering';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { dealerChoices } from './dealer-choices';
import { findOrderNamed } from './staff-orders-repository';

export const staffNextOffers = defineHandler(CALLS.staffNextOffers, async ({ params }, context) => {
  const row = await findOrderNamed(context.db, params.orderId);
  if (!row) throw problem('NOT_FOUND');
  return dealerChoices(getOrder(row), () => context.services.priceBook.current(), context.clock());
});
