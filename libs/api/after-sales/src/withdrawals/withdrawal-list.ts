import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, RECEIPT_STATE_LABELS, STAFF_LISTS, type WithdrawalRow } from '@heizplatz/contract';
import { readWithdrawals } from './read-withdrawals';
import { WITHDRAWAL_ROWS } from './withdrawal-list-repository';

type Query = CallRequest<typeof CALLS.staffWithdrawals>['query'];

/** Declarations of withdrawal: open ones by their refund day, then settled ones, newest first. */
export const withdrawalList = defineStaffList<Query, WithdrawalRow>({
  call: CALLS.staffWithdrawals,
  exportCall: CALLS.exportWithdrawals,
  ...WITHDRAWAL_ROWS,
  read: (db, ids, { clock }) => readWithdrawals(db, ids.map(String), clock()),
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.staffWithdrawals, {
    order: ({ Order }: WithdrawalRow) => Order?.OrderNumber,
    dealer: ({ Order }: WithdrawalRow) => Order?.DealerName,
    until: ({ Order }: WithdrawalRow) => Order?.WithdrawUntil,
    receipt: ({ ReceiptMail }: WithdrawalRow) => ReceiptMail && RECEIPT_STATE_LABELS[ReceiptMail.State],
  }),
});
