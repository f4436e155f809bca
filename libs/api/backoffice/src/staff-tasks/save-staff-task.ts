import { defineHandler, epochDay, problem, startOfLocalDay, versionConflict } from '@heizplatz/api-platform';
import { CALLS, STAFF_TASK_DONE_KINDS } from '@heizplatz/contract';
import { displayTask } from './display-task';
import { getKinds } from './get-kinds';
import { findTask, getReplaced, isWaiting, writeTask } from './task-repository';

/** Takes what waits, gives it back, puts it off, marks it as done. */
export const saveStaffTask = defineHandler(CALLS.saveStaffTask, async ({ body }, { db, user, clock, audit }) => {
  const { Kind: kind, ObjectId: objectId, Version: version, IsMine, SnoozedUntil, IsDone } = body;
  if (!user || !getKinds(user).includes(kind)) throw problem('FORBIDDEN');
  if (IsDone && !STAFF_TASK_DONE_KINDS.includes(kind)) throw problem('VALIDATION');
  const now = clock();
  if (!(await isWaiting(db, { kind, objectId, now }))) throw problem('NOT_FOUND');
  const before = await findTask(db, kind, objectId);
  const change = {
    ...{ kind, objectId, changedAt: now, replaced: getReplaced(before, user.id) },
    ownerUserId: IsMine ? user.id : null,
    snoozedUntil: SnoozedUntil === null ? null : startOfLocalDay(epochDay(SnoozedUntil)),
    doneAt: IsDone ? now : null,
  };
  const written = await writeTask(db, change, version);
  if (written === undefined) throw versionConflict(displayTask(await findTask(db, kind, objectId)));
  audit.note({ before: displayTask(before), after: displayTask({ ...change, version: written }) });
  return { Version: written };
});
