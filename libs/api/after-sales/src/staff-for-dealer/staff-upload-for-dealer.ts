import { findOrder, getOrder, uploadForOrder } from '@heizplatz/api-ordering';
import { defineHandler, isUuid, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { forDealerCommand } from './for-dealer-command';

export const staffUploadForDealer = defineHandler(CALLS.staffUploadForDealer, async ({ body }, context) => {
  const row = isUuid(body.OrderId) ? await findOrder(context.db, body.OrderId) : undefined;
  if (!row) throw problem('NOT_FOUND');
  return uploadForOrder({ ...body, order: getOrder(row) }, context, (decide) =>
    forDealerCommand(body, context, decide),
  );
});
