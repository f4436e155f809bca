import type { ApiClient } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { phoneDigits } from '@heizplatz/country';
import { customerPath, STAFF_SEARCH_PATH } from '@heizplatz/routes';

/** Telephone systems leave the plus of an international number out, which the national ones never do. */
const BARE_COUNTRY_CODE = /^(?=(?:49|43|41)\d{8,}$)/;

/** The page for a caller's number: the customer's if exactly one has it, otherwise the search for it. */
export async function callerPath(api: ApiClient, number: string): Promise<string> {
  // A plus that nobody has encoded arrives as a blank.
  const search = number.trim().slice(0, 60).replace(BARE_COUNTRY_CODE, '+');
  const digits = phoneDigits(search);
  const matches = await api(CALLS.staffSearch, { query: { search: digits === '' ? search : `0${digits}` } });
  const { Items = [], HasMore = false } = matches.Customers ?? {};
  const callers = Items.filter(({ Phone }) => digits !== '' && phoneDigits(Phone) === digits);
  const [caller] = callers;
  if (caller && callers.length === 1 && !HasMore) return customerPath(caller.Id);
  return `${STAFF_SEARCH_PATH}?search=${encodeURIComponent(search)}`;
}
