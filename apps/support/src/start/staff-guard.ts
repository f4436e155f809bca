import { hasAnyRole, STAFF_ROLES, type User } from '@heizplatz/identity';
import { data } from '@heizplatz/router';

/** Throws 403 for whoever is no staff; the page only hides what the API would refuse (product.md section 6). */
export function requireStaff(user: User | null): User {
  if (!user || !hasAnyRole(user, STAFF_ROLES)) throw data('staff only', { status: 403 });
  return user;
}
