import { CALLS, type CallInput } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import { listQuery } from '../../../shared/staff-table/list-query';
import { getOwnCountryId } from '../../../shared/start/own-countries';

/** Of the country in the address, or of the site's, or of the person's own. */
export function parametersInput(params: URLSearchParams, user: User | null, usual: CountryId) {
  const query = listQuery(CALLS.parameterRequirements.query, params);
  const input: CallInput<typeof CALLS.parameterRequirements> = {
    query: { ...query, country: query.country ?? `${getOwnCountryId(user, usual)}` },
  };
  return input;
}
