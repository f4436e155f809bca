import { STAFF_TASK_KINDS, STAFF_TASK_ROLES, type StaffTaskKind } from '@heizplatz/contract';
import { ROLES, type User } from '@heizplatz/identity';

/** The kinds whose screens the user may open. */
export const kindsOf = (user: User | null): StaffTaskKind[] =>
  STAFF_TASK_KINDS.filter((kind) => {
    const allowed: readonly string[] = [...STAFF_TASK_ROLES[kind], ROLES.admin];
    return user?.roles.some((role) => allowed.includes(role)) ?? false;
  });
