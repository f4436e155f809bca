import { hasAnyRole, hasRole, ROLES, STAFF_ROLES, type User } from '@heizplatz/identity';
import { data, type LoaderFunctionArgs, pageContext, redirect } from '@heizplatz/router';
import { loginPath } from '@heizplatz/session';

interface Guard {
  /** Whether the guest of an order counts as logged in; otherwise it is asked to log in. */
  readonly takesGuests: boolean;
  /** Who is logged in and does not pass sees the 403 page. */
  readonly lets: (user: User) => boolean;
}

const forRole = (role: string): Guard => ({
  takesGuests: false,
  lets: (user) => hasAnyRole(user, [ROLES.admin]) || user.roles.includes(role),
});

/** Guards that routes name in their handle; they let through whom the API's access of the page's calls does. */
const GUARDS: Readonly<Record<string, Guard>> = {
  'signed-in': { takesGuests: true, lets: () => true },
  /** A customer with an account of its own. */
  customer: { takesGuests: false, lets: (user) => hasRole(user, ROLES.customer) },
  staff: { takesGuests: false, lets: (user) => hasAnyRole(user, STAFF_ROLES) },
  /** role:editor, role:adManager, …: that role or Admin. */
  ...Object.fromEntries(Object.entries(ROLES).map(([name, role]) => [`role:${name}`, forRole(role)])),
};

/**
 * Runs the named guards in order. No session: to the login, which leads back (product.md section 5); the wrong role: 403.
 * Throws 500 'Unknown middleware' for one that does not exist (section 8).
 */
export async function runMiddleware(names: readonly string[], args: LoaderFunctionArgs): Promise<void> {
  for (const name of names) {
    const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
    if (!guard) throw data('Unknown middleware', { status: 500 });
    pass(guard, args);
  }
}

function pass(guard: Guard, { request, context }: LoaderFunctionArgs): void {
  const { user } = context.get(pageContext);
  if (!user || (user.isGuest && !guard.takesGuests)) throw redirect(loginPath(new URL(request.url)));
  if (!guard.lets(user)) throw data('not for this role', { status: 403 });
}
