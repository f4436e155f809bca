import { type CallInput, CALLS } from '@heizplatz/contract';
import { listQuery } from '../../shared/staff-table/list-query';

/** The list's query from the page's address. */
export const cancellationInput = (params: URLSearchParams): CallInput<typeof CALLS.cancellationList> => ({
  body: listQuery(CALLS.cancellationList.body, params),
});
