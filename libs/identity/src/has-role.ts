import { type Role, ROLES } from './roles.ts';
import type { User } from './user.ts';

/** Has exactly this role; an anonymous visitor has none. */
export const hasRole = (user: User | null, role: Role): boolean => user?.roles.includes(role) ?? false;

export const hasAnyRole = (user: User | null, roles: readonly Role[]): boolean =>
  roles.some((role) => hasRole(user, role));

/** Admin implies every role (rule ROLE-02). */
export const hasAnyRoleOrAdmin = (user: User | null, roles: readonly Role[]): boolean =>
  hasRole(user, ROLES.admin) || hasAnyRole(user, roles);
