import type { CALLS, CallInput } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';

/** Who can be ordered for here: open accounts of this site, since an order is placed at its prices. Null: nothing was typed. */
export function callersInput(
  params: URLSearchParams,
  countryId: CountryId,
): CallInput<typeof CALLS.staffCustomers> | null {
  const search = (params.get('search') ?? '').trim().slice(0, 120);
  return search === '' ? null : { query: { search, country: String(countryId), guest: 'nein', locked: 'nein' } };
}
