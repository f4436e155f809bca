import { CALLS, type CallInput } from '@heizplatz/contract';
import { listQuery } from '../../../shared/staff-table/list-query';

/** Of the country that the page's list is of, or Germany. */
export const holidaysInput = (params: URLSearchParams): CallInput<typeof CALLS.publicHolidays> => ({
  query: listQuery(CALLS.publicHolidays.query, params),
});
