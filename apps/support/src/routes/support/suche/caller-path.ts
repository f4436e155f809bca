import type { ApiClient } from '@heizplatz/api-client';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { phoneDigits } from '@heizplatz/country';
import { customerPath, ORDERS_PATH, STAFF_SEARCH_PATH } from '@heizplatz/routes';

/** Telephone systems leave the plus of an international number out, which the national ones never do. */
const BARE_COUNTRY_CODE = /^(?=(?:49|43|41)\d{8,}$)/;

type Found = CallResponse<typeof CALLS.staffSearch>;

/** For a number that stands in orders alone: their customer if all are of one, else the list of them; null: in none. */
function orderingCallerPath({ Orders, Customers }: Found, digits: string): string | null {
  const orders = (Orders?.Items ?? []).filter(({ Phones }) => Phones.some((phone) => phoneDigits(phone) === digits));
  if (orders.length === 0) return null;
  const [customerId, ...others] = new Set(orders.map(({ CustomerId }) => CustomerId));
  if (customerId && others.length === 0 && !Orders?.HasMore && Customers !== null) return customerPath(customerId);
  return `${ORDERS_PATH}?search=0${digits}`;
}

/**
 * The page for a caller's number: the customer's if exactly one has it, or all orders with it are of one; the list of such
 * orders; otherwise the search for it.
 */
export async function callerPath(api: ApiClient, number: string): Promise<string> {
  // A plus that nobody has encoded arrives as a blank.
  const search = number.trim().slice(0, 60).replace(BARE_COUNTRY_CODE, '+');
  const digits = phoneDigits(search);
  const matches = await api(CALLS.staffSearch, { query: { search: digits === '' ? search : `0${digits}` } });
  const { Items = [], HasMore = false } = matches.Customers ?? {};
  const callers = Items.filter(({ Phone }) => digits !== '' && phoneDigits(Phone) === digits);
  const [caller] = callers;
  if (caller && callers.length === 1 && !HasMore) return customerPath(caller.Id);
  const isOfNobody = digits !== '' && callers.length === 0 && !HasMore;
  const path = isOfNobody ? orderingCallerPath(matches, digits) : null;
  return path ?? `${STAFF_SEARCH_PATH}?search=${encodeURIComponent(search)}`;
}
