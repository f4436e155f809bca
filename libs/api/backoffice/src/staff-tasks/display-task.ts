import type { TaskRow } from './task-repository';

/** A task as the audit log and a conflict show it; undefined: nobody has decided about it. */
export const displayTask = (row: Omit<TaskRow, 'replaced' | 'changedAt' | 'kind' | 'objectId'> | undefined) => ({
  Version: row?.version ?? 0,
  OwnerUserId: row?.ownerUserId ?? null,
  SnoozedUntil: row?.snoozedUntil?.toISOString() ?? null,
  DoneAt: row?.doneAt?.toISOString() ?? null,
});
