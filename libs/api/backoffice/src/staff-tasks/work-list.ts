import { defineStaffList, type StaffColumn } from '@heizplatz/api-identity';
import { CALLS, STAFF_TASK_KINDS, type StaffWorkItem } from '@heizplatz/contract';
import { getTaskRows, readTasks } from './task-list-repository';

const COLUMNS: readonly StaffColumn<StaffWorkItem>[] = [
  { title: 'Art', kind: 'text', value: ({ Kind }) => Kind },
  { title: 'Was', kind: 'text', isPersonal: true, value: ({ Title }) => Title },
  { title: 'Land', kind: 'number', value: ({ CountryId: id }) => id },
  { title: 'Seit', kind: 'time', value: ({ Since }) => Since },
  { title: 'Fällig', kind: 'time', value: ({ DueAt }) => DueAt },
  { title: 'Tage übrig', kind: 'number', value: ({ DaysLeft }) => DaysLeft },
  { title: 'Bei', kind: 'text', value: ({ OwnerName }) => OwnerName },
];

/** What waits on /support. */
export const workList = defineStaffList({
  call: CALLS.staffWorkList,
  exportCall: CALLS.exportStaffWorkList,
  fileName: 'arbeitsliste',
  ...getTaskRows(STAFF_TASK_KINDS),
  read: readTasks,
  getId: ({ Kind, ObjectId }) => `${Kind}:${ObjectId}`,
  columns: COLUMNS,
});
