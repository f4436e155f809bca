import { hasAnyRoleOrAdmin, hasRole, type Role, ROLES, type User } from '@heizplatz/identity';

/**
 * Who may call: anyone; anyone with a valid token (guest or customer); anyone with an account (customer, staff or
 * dealer), but not the guest of an order; customers with an account of their own, not the guest of an order (and,
 * where a call is for both, staff with one of these roles); one of the named roles (Admin implies each); or a
 * dealer's own program, by the key in its Authorization header.
 */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'identified' }
  | { readonly kind: 'accounts' }
  | { readonly kind: 'customers'; readonly orRoles?: readonly Role[] }
  | { readonly kind: 'roles'; readonly anyOf: readonly Role[] }
  | { readonly kind: 'dealer-key' };

export const ANYONE: Access = { kind: 'anyone' };
export const IDENTIFIED: Access = { kind: 'identified' };
export const ACCOUNTS: Access = { kind: 'accounts' };
export const CUSTOMERS: Access = { kind: 'customers' };
export const DEALER_KEY: Access = { kind: 'dealer-key' };

/**
 * Why a user may not call; null: may. The API returns it as the error and pages are guarded by it, so that neither is
 * more permissive. A dealer's key is no user.
 */
export function findRefusal(access: Access, user: User | null): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (access.kind === 'anyone') return null;
  if (!user || access.kind === 'dealer-key') return 'UNAUTHENTICATED';
  return isAllowed(access, user) ? null : 'FORBIDDEN';
}

function isAllowed(access: Exclude<Access, { kind: 'anyone' | 'dealer-key' }>, user: User): boolean {
  switch (access.kind) {
    case 'identified':
      return true;
    case 'accounts':
      return !user.isGuest;
    case 'customers':
      return (
        (hasRole(user, ROLES.customer) && !user.isGuest) ||
        (access.orRoles !== undefined && hasAnyRoleOrAdmin(user, access.orRoles))
      );
    case 'roles':
      return hasAnyRoleOrAdmin(user, access.anyOf);
  }
}

/** Roles whose holders may call, Admin included; none where no role decides. */
export function getGrantedRoles(access: Access): readonly Role[] {
  const roles = access.kind === 'roles' ? access.anyOf : access.kind === 'customers' ? (access.orRoles ?? []) : [];
  return roles.length === 0 ? [] : [...new Set([ROLES.admin, ...roles])];
}

/** Whether the API would let a user make all of the calls. */
export const mayCall = (user: User | null, ...calls: readonly { readonly access: Access }[]): boolean =>
  calls.every(({ access }) => findRefusal(access, user) === null);
