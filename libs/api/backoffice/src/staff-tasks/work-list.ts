import { defineStaffList, type StaffColumn } from '@heizplatz/api-identity';
import { CALLS, STAFF_TASK_KINDS, type StaffWorkItem, TASK_KIND_LABELS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { getTaskRows, readTasks } from './task-list-repository';

const COLUMNS: readonly StaffColumn<StaffWorkItem>[] = [
  { title: 'Was', kind: 'text', isPersonal: true, value: ({ Title }) => Title },
  { title: 'Art', kind: 'text', value: ({ Kind }) => TASK_KIND_LABELS[Kind] },
  { title: 'Land', kind: 'text', value: ({ CountryId: id }) => id && siteById(id).iso },
  { title: 'Seit', kind: 'time', value: ({ Since }) => Since },
  { title: 'Fällig', kind: 'time', value: ({ DueAt }) => DueAt },
  { title: 'Tage übrig', kind: 'number', value: ({ DaysLeft }) => DaysLeft },
  { title: 'Bei', kind: 'text', isPersonal: true, value: ({ OwnerName }) => OwnerName },
  { title: 'Zurückgestellt bis', kind: 'date', value: ({ SnoozedUntil }) => SnoozedUntil },
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
