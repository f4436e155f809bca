import { hasAnyRole, type Role, ROLES, STAFF_ROLES, type User } from '@heizplatz/identity';
import { data } from '@heizplatz/router';

/**
 * For loaders: throws 403 for whoever has none of the roles; Admin implies each. Name the roles of the call the page reads
 * (product.md section 6); the page only hides what the API would refuse.
 */
export function requireRoles(user: User | null, roles: readonly Role[]): User {
  if (!user || !hasAnyRole(user, [...roles, ROLES.admin])) throw data('not for these roles', { status: 403 });
  return user;
}

/** Throws 403 for whoever is no staff. */
export const requireStaff = (user: User | null): User => requireRoles(user, STAFF_ROLES);
