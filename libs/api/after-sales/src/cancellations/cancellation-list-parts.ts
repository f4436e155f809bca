import { defineStaffList, type StaffListParts } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, type CancellationRow } from '@heizplatz/contract';
import { CANCELLATION_COLUMNS } from './cancellation-columns';
import { CASE_ROWS } from './case-list-repository';
import { readStaffCases } from './read-staff-cases';

type Query = CallRequest<typeof CALLS.cancellationList>['body'];

/** Cancelled orders, newest first. */
export const cancellationListParts: StaffListParts<Query, CancellationRow> = {
  call: null,
  exportCall: CALLS.exportCancellations,
  ...CASE_ROWS,
  read: (db, ids, { clock }) => readStaffCases(db, ids.map(String), clock()),
  getId: ({ orderId }) => orderId,
  columns: CANCELLATION_COLUMNS,
  fileName: 'stornierungen',
};

export const cancellationsFile = defineStaffList(cancellationListParts);
