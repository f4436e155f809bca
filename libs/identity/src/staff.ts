import { hasAnyRole } from './has-role.ts';
import { STAFF_ROLES, SUPPORT_ROLES } from './role-groups.ts';
import { ROLES } from './roles.ts';
import type { User } from './user.ts';

/** Who may impersonate a customer (rule ROLE-04). */
const IMPERSONATION_ROLES: readonly string[] = [ROLES.admin, ...SUPPORT_ROLES];

export const isStaff = (user: User | null): boolean => hasAnyRole(user, STAFF_ROLES);

export const isStaffRoles = (roles: readonly string[]): boolean => STAFF_ROLES.some((role) => roles.includes(role));

export const mayImpersonate = (roles: readonly string[]): boolean =>
  IMPERSONATION_ROLES.some((role) => roles.includes(role));

interface Account {
  readonly isGuest: boolean;
  readonly lockedAt: Date | null;
  readonly roles: readonly string[];
  readonly redirectUrl: string | null;
}

/** A customer and nothing else: neither staff, dealer nor guest, and not locked. */
export const isPlainCustomer = ({ isGuest, lockedAt, roles, redirectUrl }: Account): boolean =>
  !isGuest && lockedAt === null && redirectUrl === null && roles.length === 1 && roles[0] === ROLES.customer;
