import { ROLES } from '@heizplatz/identity';

interface RoleChange {
  /** Whether it is the caller's own account. */
  readonly isSelf: boolean;
  readonly wasAdmin: boolean;
  readonly staysAdmin: boolean;
  /** Admins beside this one who can log in. */
  readonly otherAdmins: number;
}

/** Why an account may not lose Admin, in German; null: it may. Somebody must always be able to get in and give roles. */
export function adminRefusal({ isSelf, wasAdmin, staysAdmin, otherAdmins }: RoleChange): string | null {
  if (!wasAdmin || staysAdmin) return null;
  if (isSelf) return 'Die eigene Rolle Admin kann niemand sich selbst nehmen. Bitten Sie einen anderen Admin darum.';
  return otherAdmins === 0 ? 'Das ist der letzte Admin. Geben Sie die Rolle zuerst jemand anderem.' : null;
}

export const isAdmin = (roles: readonly string[]): boolean => roles.includes(ROLES.admin);

/** Whether both lists contain the same, in any order. */
export const sameRoles = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));
