import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { orderOf } from './order';
import { opensOrder } from './order-link';
import { findOrder } from './order-repository';
import { presentOrder } from './present-order';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** For whoever placed it, or holds the signed link of its mail; NOT_FOUND for everybody else, as for one that never was. */
export const answerPlacedOrder = defineHandler(CALLS.placedOrder, async ({ params, query }, context) => {
  const { db, user, services, clock, countryId } = context;
  const { orderId } = params;
  const row = UUID.test(orderId) ? await findOrder(db, orderId) : undefined;
  if (!row || row.countryId !== countryId) throw problem('NOT_FOUND');
  const signed = { secret: services.config.secrets.link, now: clock() };
  const isOpened = query.token !== undefined && opensOrder(query.token, row.id, signed);
  if (!isOpened && row.userId !== user?.id) throw problem('NOT_FOUND');
  return presentOrder(orderOf(row));
});
