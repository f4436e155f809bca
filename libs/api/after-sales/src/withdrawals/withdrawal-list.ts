import { defineStaffList, type StaffColumn } from '@heizplatz/api-identity';
import {
  CALLS,
  type CallRequest,
  RECEIPT_STATE_LABELS,
  WITHDRAWAL_OUTCOME_LABELS,
  type WithdrawalRow,
} from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { readWithdrawals } from './read-withdrawals';
import { WITHDRAWAL_ROWS } from './withdrawal-list-repository';

type Query = CallRequest<typeof CALLS.staffWithdrawals>['query'];

const COLUMNS: readonly StaffColumn<WithdrawalRow>[] = [
  { title: 'Eingegangen', kind: 'time', value: (row) => row.ReceivedAt },
  { title: 'Name', kind: 'text', value: (row) => row.Name, isPersonal: true },
  { title: 'Bestellung', kind: 'text', value: (row) => row.Order?.OrderNumber },
  { title: 'Händler', kind: 'text', value: (row) => row.Order?.DealerName },
  { title: 'Wirkung', kind: 'text', value: (row) => WITHDRAWAL_OUTCOME_LABELS[row.Outcome] },
  { title: 'Widerruf bis', kind: 'date', value: (row) => row.Order?.WithdrawUntil },
  { title: 'Rückzahlung bis', kind: 'date', value: (row) => row.RefundUntil },
  {
    title: 'Bestätigung',
    kind: 'text',
    value: (row) => row.ReceiptMail && RECEIPT_STATE_LABELS[row.ReceiptMail.State],
  },
  { title: 'Erledigt', kind: 'time', value: (row) => row.SettledAt },
  { title: 'Erledigt von', kind: 'text', value: (row) => row.SettledBy, isPersonal: true },
  { title: 'Vermerk', kind: 'text', value: (row) => row.SettledNote },
  { title: 'E-Mail', kind: 'text', value: (row) => row.EmailAddress, isPersonal: true },
  { title: 'Vertrag', kind: 'text', value: (row) => row.Contract, isPersonal: true },
  { title: 'Teil', kind: 'text', value: (row) => row.Part },
  { title: 'Land', kind: 'text', value: (row) => siteById(row.CountryId).iso },
];

/** Declarations of withdrawal: open ones by their refund day, then settled ones, newest first. */
export const withdrawalList = defineStaffList<Query, WithdrawalRow>({
  call: CALLS.staffWithdrawals,
  exportCall: CALLS.exportWithdrawals,
  ...WITHDRAWAL_ROWS,
  read: (db, ids, { clock }) => readWithdrawals(db, ids.map(String), clock()),
  getId: ({ Id }) => Id,
  columns: COLUMNS,
  fileName: 'widerrufe',
});
