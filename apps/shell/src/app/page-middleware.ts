import { type Access, CUSTOMERS, findRefusal, IDENTIFIED, STAFF_ACCESS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { data, type LoaderFunctionArgs, pageContext, redirect } from '@heizplatz/router';
import { loginPath } from '@heizplatz/session';

/** Guards that routes name in their handle: the access of the calls of such pages, checked as the API checks it. */
const GUARDS: Readonly<Record<string, Access>> = {
  'signed-in': IDENTIFIED,
  /** A customer with an account of its own. */
  customer: CUSTOMERS,
  staff: STAFF_ACCESS,
  /** role:editor, role:adManager, …: that role or Admin. */
  ...Object.fromEntries(
    Object.entries(ROLES).map(([name, role]): [string, Access] => [`role:${name}`, { kind: 'roles', anyOf: [role] }]),
  ),
};

/**
 * Runs the named guards in order. No session: to the login, which leads back (rule ERROR-07); the wrong role: 403.
 * Throws 500 'Unknown middleware' for one that does not exist (rule ERROR-03).
 */
export async function runMiddleware(names: readonly string[], args: LoaderFunctionArgs): Promise<void> {
  for (const name of names) {
    const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
    if (!guard) throw data('Unknown middleware', { status: 500 });
    pass(guard, args);
  }
}

function pass(access: Access, { request, context }: LoaderFunctionArgs): void {
  const { user } = context.get(pageContext);
  const isUnknown = findRefusal(access, user) === 'UNAUTHENTICATED';
  // The guest of an order has no account, and may log in to one.
  if (isUnknown || (user?.isGuest && access !== IDENTIFIED)) throw redirect(loginPath(new URL(request.url)));
  if (findRefusal(access, user) !== null) throw data('not for this role', { status: 403 });
}
