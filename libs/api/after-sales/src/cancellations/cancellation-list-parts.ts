import { declaredColumns, defineStaffList, type StaffListParts } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, type CancellationRow, STAFF_LISTS } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { BOOKING_LABELS } from './booking-mode';
import { CASE_ROWS } from './case-list-repository';
import { readStaffCases } from './read-staff-cases';

type Query = CallRequest<typeof CALLS.cancellationList>['body'];

function withdrawalText({ Withdrawal, WithdrawUntil, CountryId }: CancellationRow): string {
  if (Withdrawal === 'none') return 'keiner';
  return WithdrawUntil ? formatDate(WithdrawUntil, siteById(CountryId)) : 'vor Lieferung';
}

const counted = (row: CancellationRow, kind: 'customer' | 'dealer'): number =>
  row.comments.filter((comment) => comment.kind === kind).length;

/** Cancelled orders, newest first. */
export const cancellationListParts: StaffListParts<Query, CancellationRow> = {
  call: null,
  exportCall: CALLS.exportCancellations,
  ...CASE_ROWS,
  read: (db, ids, { clock }) => readStaffCases(db, ids.map(String), clock()),
  getId: ({ orderId }) => orderId,
  ...declaredColumns(STAFF_LISTS.cancellationList, {
    currency: ({ CountryId }: CancellationRow) => siteById(CountryId).currency.code,
    bookedAs: ({ bookedAs }: CancellationRow) => bookedAs && BOOKING_LABELS[bookedAs],
    feedback: ({ feedback }: CancellationRow) => (feedback.status === 1 ? 'erhalten' : 'offen'),
    reason: ({ feedback }: CancellationRow) => feedback.reason,
    customerComments: (row: CancellationRow) => counted(row, 'customer'),
    dealerComments: (row: CancellationRow) => counted(row, 'dealer'),
    withdrawal: withdrawalText,
    owner: ({ Owner }: CancellationRow) => Owner?.Name,
  }),
};

export const cancellationsFile = defineStaffList(cancellationListParts);
