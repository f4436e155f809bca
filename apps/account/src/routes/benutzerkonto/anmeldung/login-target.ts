import { isOrderPath } from '@heizplatz/session';
import { returnPath } from '@heizplatz/identity';

/**
 * Where a login leads: to ReturnUrl in an order flow, else to RedirectUrl (rule SESSION-07). A ReturnUrl that leads
 * elsewhere holds where RedirectUrl is missing: a logout sets it alone (rule SESSION-05). Null: home.
 */
export function loginTarget(query: URLSearchParams): string | null {
  const back = returnPath(query.get('ReturnUrl'));
  const onward = returnPath(query.get('RedirectUrl'));
  return back !== null && isOrderPath(back) ? back : (onward ?? back);
}
