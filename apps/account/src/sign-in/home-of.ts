import { hasAnyRole, ROLES, type User } from '@heizplatz/identity';
import { ACCOUNT_PATHS } from '../account-paths';

const STAFF = [
  ROLES.admin,
  ROLES.customerSupport,
  ROLES.dealerSupport,
  ROLES.editor,
  ROLES.adManager,
  ROLES.financial,
  ROLES.marketing,
];

/** Where a login leads that nothing else leads anywhere. */
export const homeOf = (user: User | null): string =>
  hasAnyRole(user, STAFF) ? ACCOUNT_PATHS.staffHome : ACCOUNT_PATHS.customerHome;
