import { hasAnyRole, hasRole, ROLES, STAFF_ROLES, type User } from '@heizplatz/identity';
import { ACCOUNT_PATHS } from '../account-paths';

/** Where a login leads that nothing else leads anywhere. */
export function homeOf(user: User | null): string {
  if (hasAnyRole(user, STAFF_ROLES)) return ACCOUNT_PATHS.staffHome;
  if (hasRole(user, ROLES.press)) return ACCOUNT_PATHS.pressHome;
  return hasRole(user, ROLES.advertisingPartner) ? ACCOUNT_PATHS.partnerHome : ACCOUNT_PATHS.customerHome;
}
