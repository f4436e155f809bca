import { hasAnyRole, hasRole, ROLES, STAFF_ROLES, type User } from '@heizplatz/identity';
import { STAFF_HOME_PATH, PRESS_PATH, PARTNER_PATH, CUSTOMER_HOME_PATH } from '@heizplatz/routes';

/** Where a login leads that nothing else leads anywhere. */
export function getHome(user: User | null): string {
  if (hasAnyRole(user, STAFF_ROLES)) return STAFF_HOME_PATH;
  if (hasRole(user, ROLES.press)) return PRESS_PATH;
  return hasRole(user, ROLES.advertisingPartner) ? PARTNER_PATH : CUSTOMER_HOME_PATH;
}
