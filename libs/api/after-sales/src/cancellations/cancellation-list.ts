import { readPage } from '@heizplatz/api-identity';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { cancellationListParts } from './cancellation-list-parts';
import { countWaiting } from './staff-case-repository';

/** POST /api/ordercancellationlist/getOrderCancellationList: a page of the list, and what waits in all of it. */
export const cancellationList = defineHandler(CALLS.cancellationList, async ({ body }, context) => {
  const page = await readPage(context.db, cancellationListParts, { query: body, context });
  const { open, unanswered } = await countWaiting(context.db);
  return { ...page, Waiting: { Open: open, Unanswered: unanswered } };
});
