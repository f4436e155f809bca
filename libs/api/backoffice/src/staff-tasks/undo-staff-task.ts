import { defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { displayTask } from './display-task';
import { getKinds } from './get-kinds';
import { findTask, writeTask } from './task-repository';

const toDate = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** Restores what the caller's own last change replaced; once, and only while nobody has changed it since. */
export const undoStaffTask = defineHandler(CALLS.undoStaffTask, async ({ body }, { db, user, clock, audit }) => {
  const { Kind: kind, ObjectId: objectId, Version: version } = body;
  if (!user || !getKinds(user).includes(kind)) throw problem('FORBIDDEN');
  const before = await findTask(db, kind, objectId);
  if (!before) throw problem('NOT_FOUND');
  const { replaced } = before;
  if (replaced?.byUserId !== user.id) throw versionConflict(displayTask(before));
  const change = {
    ...{ kind, objectId, changedAt: clock(), replaced: null },
    ownerUserId: replaced.ownerUserId,
    snoozedUntil: toDate(replaced.snoozedUntil),
    doneAt: toDate(replaced.doneAt),
  };
  const written = await writeTask(db, change, version);
  if (written === undefined) throw versionConflict(displayTask(await findTask(db, kind, objectId)));
  audit.note({ before: displayTask(before), after: displayTask({ ...change, version: written }) });
  return { Version: written };
});
