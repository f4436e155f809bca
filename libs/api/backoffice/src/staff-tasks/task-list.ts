import { defineStaffList } from '@heizplatz/api-identity';
import { CALLS } from '@heizplatz/contract';
import { readTasks, TASK_ROWS } from './task-list-repository';

/** What waits on /support. */
export const taskList = defineStaffList({
  call: CALLS.staffTasks,
  exportCall: CALLS.exportStaffTasks,
  fileName: 'aufgaben',
  ...TASK_ROWS,
  read: readTasks,
  getId: ({ Kind, ObjectId }) => `${Kind}:${ObjectId}`,
  columns: [
    { title: 'Art', kind: 'text', value: ({ Kind }) => Kind },
    { title: 'Was', kind: 'text', isPersonal: true, value: ({ Title }) => Title },
    { title: 'Land', kind: 'number', value: ({ CountryId: id }) => id },
    { title: 'Seit', kind: 'time', value: ({ Since }) => Since },
    { title: 'Fällig', kind: 'time', value: ({ DueAt }) => DueAt },
    { title: 'Bei', kind: 'text', value: ({ OwnerName }) => OwnerName },
  ],
});
