import { getOrder } from '@heizplatz/api-ordering';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { readStaffOrder } from './read-staff-order';
import { findOrderNamed } from './staff-orders-repository';

/** Of every country, regardless of the site that staff use. */
export const staffOrder = defineHandler(CALLS.staffOrder, async ({ params }, context) => {
  const row = await findOrderNamed(context.db, params.orderId);
  if (!row) throw problem('NOT_FOUND');
  return readStaffOrder(context.db, getOrder(row), context);
});
