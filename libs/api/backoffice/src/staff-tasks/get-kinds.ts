import { STAFF_TASK_KINDS, STAFF_TASK_ROLES, type StaffTaskKind } from '@heizplatz/contract';
import { hasAnyRoleOrAdmin, type User } from '@heizplatz/identity';

/** The kinds whose screens the user may open. */
export const getKinds = (user: User | null): StaffTaskKind[] =>
  STAFF_TASK_KINDS.filter((kind) => hasAnyRoleOrAdmin(user, STAFF_TASK_ROLES[kind]));
