import { defineStaffList } from '@heizplatz/api-identity';
import { CALLS, FORMER_STAFF_TASK_KINDS, StaffTask, TASK_KIND_LABELS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import * as v from 'valibot';
import { getTaskRows, readTasks } from './task-list-repository';

/** What waits, for tabs built before the work list had clocks and further kinds. */
export const taskList = defineStaffList({
  call: CALLS.staffTasks,
  exportCall: CALLS.exportStaffTasks,
  fileName: 'aufgaben',
  ...getTaskRows(FORMER_STAFF_TASK_KINDS),
  read: async (db, ids, context) => v.parse(v.array(StaffTask), await readTasks(db, ids, context)),
  getId: ({ Kind, ObjectId }) => `${Kind}:${ObjectId}`,
  columns: [
    { title: 'Was', kind: 'text', isPersonal: true, value: ({ Title }) => Title },
    { title: 'Art', kind: 'text', value: ({ Kind }) => TASK_KIND_LABELS[Kind] },
    { title: 'Land', kind: 'text', value: ({ CountryId: id }) => id && siteById(id).iso },
    { title: 'Seit', kind: 'time', value: ({ Since }) => Since },
    { title: 'Fällig', kind: 'time', value: ({ DueAt }) => DueAt },
    { title: 'Bei', kind: 'text', isPersonal: true, value: ({ OwnerName }) => OwnerName },
  ],
});
