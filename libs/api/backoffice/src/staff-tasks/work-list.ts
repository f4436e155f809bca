import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { CALLS, STAFF_LISTS, STAFF_TASK_KINDS } from '@heizplatz/contract';
import { getTaskRows, readTasks } from './task-list-repository';

/** What waits on /support (rule STAFF-03). */
export const workList = defineStaffList({
  call: CALLS.staffWorkList,
  exportCall: CALLS.exportStaffWorkList,
  ...getTaskRows(STAFF_TASK_KINDS),
  read: readTasks,
  getId: ({ Kind, ObjectId }) => `${Kind}:${ObjectId}`,
  ...declaredColumns(STAFF_LISTS.staffWorkList, {}),
});
