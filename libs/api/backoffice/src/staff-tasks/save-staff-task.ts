import { defineHandler, epochDay, problem, startOfLocalDay, versionConflict } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findTask, isWaiting, type TaskRow, writeTask } from './task-repository';
import { getKinds } from './get-kinds';

const display = (row: TaskRow | undefined) => ({
  Version: row?.version ?? 0,
  OwnerUserId: row?.ownerUserId ?? null,
  SnoozedUntil: row?.snoozedUntil?.toISOString() ?? null,
});

/** Takes what waits, gives it back, puts it off. */
export const saveStaffTask = defineHandler(CALLS.saveStaffTask, async ({ body }, { db, user, clock, audit }) => {
  const { Kind: kind, ObjectId: objectId, Version: version, IsMine, SnoozedUntil } = body;
  if (!user || !getKinds(user).includes(kind)) throw problem('FORBIDDEN');
  const now = clock();
  if (!(await isWaiting(db, { kind, objectId, now }))) throw problem('NOT_FOUND');
  const before = await findTask(db, kind, objectId);
  const change = {
    ...{ kind, objectId, changedAt: now },
    ownerUserId: IsMine ? user.id : null,
    snoozedUntil: SnoozedUntil === null ? null : startOfLocalDay(epochDay(SnoozedUntil)),
  };
  const written = await writeTask(db, change, version);
  if (written === undefined) throw versionConflict(display(await findTask(db, kind, objectId)));
  audit.note({ before: display(before), after: display({ ...change, version: written }) });
  return { Version: written };
});
