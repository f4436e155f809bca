import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { CALLS, FORMER_STAFF_TASK_KINDS, STAFF_LISTS, StaffTask } from '@heizplatz/contract';
import * as v from 'valibot';
import { getTaskRows, readTasks } from './task-list-repository';

/** What waits, for tabs built before the work list had clocks and further kinds. */
export const taskList = defineStaffList({
  call: CALLS.staffTasks,
  exportCall: CALLS.exportStaffTasks,
  ...getTaskRows(FORMER_STAFF_TASK_KINDS),
  read: async (db, ids, context) => v.parse(v.array(StaffTask), await readTasks(db, ids, context)),
  getId: ({ Kind, ObjectId }) => `${Kind}:${ObjectId}`,
  ...declaredColumns(STAFF_LISTS.staffTasks, {}),
});
