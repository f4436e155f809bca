import type { CALLS, CallInput } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';

/**
 * Accounts that can be ordered for here: open ones of this site, since an order is placed at its prices. Null: no
 * input.
 */
export function callersInput(
  params: URLSearchParams,
  countryId: CountryId,
): CallInput<typeof CALLS.staffCustomers> | null {
  const search = (params.get('search') ?? '').trim().slice(0, 120);
  return search === '' ? null : { query: { search, country: String(countryId), guest: 'nein', locked: 'nein' } };
}
