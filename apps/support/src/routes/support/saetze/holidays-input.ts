import { CALLS, type CallInput } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import { listQuery } from '../../../shared/staff-table/list-query';
import { getOwnCountryId } from '../../../shared/start/own-countries';

/** Of the country that the page's list is of, or the site's, or the person's own. */
export function holidaysInput(params: URLSearchParams, user: User | null, usual: CountryId) {
  const query = listQuery(CALLS.publicHolidays.query, params);
  const input: CallInput<typeof CALLS.publicHolidays> = {
    query: { ...query, country: query.country ?? `${getOwnCountryId(user, usual)}` },
  };
  return input;
}
