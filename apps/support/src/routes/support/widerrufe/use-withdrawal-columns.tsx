import { RECEIPT_STATE_LABELS, STAFF_LISTS, type WithdrawalRow } from '@heizplatz/contract';
import { formatDate, formatTime, siteById } from '@heizplatz/country';
import { useLocation } from '@heizplatz/router';
import { staffOrderPath } from '@heizplatz/routes';
import { Chip, type ChipTone, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { DueClock } from '../../../shared/due-clock/due-clock';
import { useLabels } from '../../../shared/labels/use-labels';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { isOverdue } from './is-overdue';
import styles from './withdrawals-view.module.css';

const LIST = STAFF_LISTS.staffWithdrawals;

const TONES: Readonly<Record<WithdrawalRow['Outcome'], ChipTone>> = {
  // In force, which says nothing about the money: that is green once it is settled.
  withdrawn: 'info',
  part: 'info',
  unclear: 'warn',
  other: 'info',
  waiting: 'warn',
  unknown: 'ember',
  undone: 'info',
};

/** The page's address with one withdrawal open below its list. */
function useAddress() {
  const { pathname, search } = useLocation();
  return (id: string): string => {
    const params = new URLSearchParams(search);
    params.set('id', id);
    return `${pathname}?${params}`;
  };
}

export function useWithdrawalColumns(): readonly StaffTableColumn<WithdrawalRow>[] {
  const getAddress = useAddress();
  const outcomes = useLabels(LIST.columns.outcome.labels);
  const receipts = useLabels(RECEIPT_STATE_LABELS);
  const none = <span className="quiet">–</span>;
  const day = (row: WithdrawalRow, iso: string | null | undefined) =>
    iso ? formatDate(iso, siteById(row.CountryId)) : none;
  return useDeclaredColumns(LIST, {
    received: {
      isRowHeader: true,
      cell: (row) => (
        <TextLink href={getAddress(row.Id)}>{formatTime(row.ReceivedAt, siteById(row.CountryId))}</TextLink>
      ),
    },
    name: { cell: ({ Name }) => Name || none },
    order: {
      cell: ({ Order }) =>
        Order ? <TextLink href={staffOrderPath(Order.OrderId)}>{Order.OrderNumber}</TextLink> : none,
    },
    dealer: { importance: 'extra', cell: ({ Order }) => Order?.DealerName ?? none },
    outcome: {
      importance: 'extra',
      cell: ({ Outcome }) => <Chip tone={TONES[Outcome]}>{outcomes[Outcome]}</Chip>,
    },
    until: { importance: 'extra', cell: (row) => day(row, row.Order?.WithdrawUntil) },
    refund: {
      cell: (row) => (
        <span className={styles.clock}>
          {row.RefundDaysLeft !== null && <DueClock daysLeft={row.RefundDaysLeft} />}
          {day(row, row.RefundUntil)}
        </span>
      ),
    },
    receipt: {
      importance: 'extra',
      cell: ({ ReceiptMail }) => (ReceiptMail ? receipts[ReceiptMail.State] : none),
    },
    settled: {
      cell: (row) =>
        row.SettledAt ? (
          <Chip tone="good">{day(row, row.SettledAt)}</Chip>
        ) : (
          <Chip tone={isOverdue(row) ? 'bad' : 'ember'}>
            <Trans>offen</Trans>
          </Chip>
        ),
    },
  });
}
