import { COUNTRY_OPTIONS } from '../../fields/fields.ts';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { staffExportQuery, staffListQuery, staffListResponse } from '../../fields/staff-list.ts';
import { STAFF_ACCESS } from '../../staff-access.ts';
import { STAFF_TASK_KINDS, StaffTask, StaffTaskKind } from './tasks.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { TASK_KIND_LABELS } from '../labels.ts';

const Days = v.pipe(v.number(), v.integer());

/** What waits, with its clock; days are calendar days of the three countries. */
export const StaffWorkItem = v.object({
  ...StaffTask.entries,
  Kind: openPicklist(StaffTaskKind),
  /** Whole days since it began to wait. */
  AgeDays: Days,
  /** Days until its last day: 0 today, negative once it is overdue; null without a due time. */
  DaysLeft: v.nullable(Days),
  /** Of an unanswered order the working days that have begun since its dealer's deadline; null for other kinds. */
  WorkingDaysLate: v.nullable(Days),
});
export type StaffWorkItem = v.InferOutput<typeof StaffWorkItem>;

const filters = {
  kind: v.optional(v.picklist(['', ...STAFF_TASK_KINDS]), ''),
  country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS]), ''),
  /** Assigned to: anyone, the caller, nobody. */
  owner: v.optional(v.picklist(['', 'me', 'nobody']), ''),
  /** '1': what was put off as well. */
  snoozed: v.optional(v.picklist(['', '1']), ''),
  /** '1': overdue alone. */
  late: v.optional(v.picklist(['', '1']), ''),
};

export const WORK_LIST = {
  label: 'Was wartet',
  fileName: 'arbeitsliste',
  columns: {
    title: { label: 'Was', kind: 'text', field: 'Title', isPersonal: true, sort: 'kind' },
    kind: { label: 'Art', kind: 'code', field: 'Kind', labels: TASK_KIND_LABELS },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    since: { label: 'Seit', kind: 'time', field: 'Since', sort: 'since' },
    due: { label: 'Fällig', kind: 'time', field: 'DueAt', sort: 'due' },
    daysLeft: { label: 'Tage übrig', kind: 'number', field: 'DaysLeft' },
    owner: { label: 'Bei', kind: 'text', field: 'OwnerName', isPersonal: true },
    snoozed: { label: 'Zurückgestellt bis', kind: 'date', field: 'SnoozedUntil' },
  },
  defaultSort: 'due',
  searchHint: 'Nummer, Name',
  filters: {
    /** Those that the caller's roles see to. */
    kind: { label: 'Art' },
    owner: { label: 'Bei', labels: { me: 'mir', nobody: 'niemandem' }, all: 'allen' },
    country: { label: 'Land', kind: 'country' },
    late: { label: 'Frist', labels: { '1': 'überfällig' } },
    snoozed: { label: 'Zurückgestellte', labels: { '1': 'zeigen' }, all: 'verbergen' },
  },
} as const satisfies ListDeclaration<StaffWorkItem>;

/** Sorts: due (then age; what has no due time stands last, the oldest first), since, kind. */
export const staffWorkList = defineCall({
  id: 'staffWorkList',
  summary: 'What waits for the caller’s roles, with its clock',
  method: 'GET',
  path: '/api/support/arbeitsliste',
  query: v.object({ ...staffListQuery, ...filters }),
  response: staffListResponse(StaffWorkItem),
  access: STAFF_ACCESS,
  csrf: false,
});

export const exportStaffWorkList = defineCall({
  id: 'exportStaffWorkList',
  summary: 'What waits, as a file',
  method: 'GET',
  path: '/api/support/arbeitsliste/ausgabe',
  query: v.object({ ...staffExportQuery, ...filters }),
  response: v.unknown(),
  fileResponse: true,
  access: STAFF_ACCESS,
  csrf: false,
});
