import { hasAnyRole, STAFF_ROLES, type User } from '@heizplatz/identity';
import { ACCOUNT_PATHS } from '../account-paths';

/** Where a login leads that nothing else leads anywhere. */
export const homeOf = (user: User | null): string =>
  hasAnyRole(user, STAFF_ROLES) ? ACCOUNT_PATHS.staffHome : ACCOUNT_PATHS.customerHome;
