import { type CallInput, CALLS } from '@heizplatz/contract';
import { listQuery } from '../../shared/staff-table/list-query';

/** What the page's address asks of the list. */
export const cancellationInput = (params: URLSearchParams): CallInput<typeof CALLS.cancellationList> => ({
  body: listQuery(CALLS.cancellationList.body, params),
});
