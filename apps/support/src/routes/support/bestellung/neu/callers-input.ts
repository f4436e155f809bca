import type { CALLS, CallInput } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';

/**
 * Callers that can be ordered for here: open accounts of this site, since an order is placed at its prices, and guests,
 * who get an account first. Null: no input.
 */
export function callersInput(
  params: URLSearchParams,
  countryId: CountryId,
): CallInput<typeof CALLS.staffCustomers> | null {
  const search = (params.get('search') ?? '').trim().slice(0, 120);
  return search === '' ? null : { query: { search, country: String(countryId), locked: 'nein' } };
}
