import type { WithdrawalRow } from '@heizplatz/contract';
import { formatDate, formatTime, siteById } from '@heizplatz/country';
import { useLocation } from '@heizplatz/router';
import { staffOrderPath } from '@heizplatz/routes';
import { Chip, type ChipTone, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DueClock } from '../../../shared/due-clock/due-clock';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { isOverdue } from './is-overdue';
import { useWithdrawalLabels } from './use-withdrawal-labels';
import styles from './withdrawals-view.module.css';

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
  const { t } = useLingui();
  const getAddress = useAddress();
  const { outcomes, receipts } = useWithdrawalLabels();
  const none = <span className="quiet">–</span>;
  const day = (row: WithdrawalRow, iso: string | null | undefined) =>
    iso ? formatDate(iso, siteById(row.CountryId)) : none;
  return [
    {
      key: 'received',
      title: t`Eingegangen`,
      sort: 'ReceivedAt',
      isRowHeader: true,
      cell: (row) => (
        <TextLink href={getAddress(row.Id)}>{formatTime(row.ReceivedAt, siteById(row.CountryId))}</TextLink>
      ),
    },
    { key: 'name', title: t`Name`, cell: ({ Name }) => Name || none },
    {
      key: 'order',
      title: t`Bestellung`,
      cell: ({ Order }) =>
        Order ? <TextLink href={staffOrderPath(Order.OrderId)}>{Order.OrderNumber}</TextLink> : none,
    },
    { key: 'dealer', importance: 'extra', title: t`Händler`, cell: ({ Order }) => Order?.DealerName ?? none },
    {
      key: 'outcome',
      importance: 'extra',
      title: t`Wirkung`,
      cell: ({ Outcome }) => <Chip tone={TONES[Outcome]}>{outcomes[Outcome]}</Chip>,
    },
    {
      key: 'until',
      importance: 'extra',
      title: t`Widerruf bis`,
      cell: (row) => day(row, row.Order?.WithdrawUntil),
    },
    {
      key: 'refund',
      title: t`Rückzahlung bis`,
      sort: 'Waiting',
      cell: (row) => (
        <span className={styles.clock}>
          {row.RefundDaysLeft !== null && <DueClock daysLeft={row.RefundDaysLeft} />}
          {day(row, row.RefundUntil)}
        </span>
      ),
    },
    {
      key: 'receipt',
      importance: 'extra',
      title: t`Bestätigung`,
      cell: ({ ReceiptMail }) => (ReceiptMail ? receipts[ReceiptMail.State] : none),
    },
    {
      key: 'settled',
      title: t`Erledigt`,
      cell: (row) =>
        row.SettledAt ? (
          <Chip tone="good">{day(row, row.SettledAt)}</Chip>
        ) : (
          <Chip tone={isOverdue(row) ? 'bad' : 'ember'}>
            <Trans>offen</Trans>
          </Chip>
        ),
    },
  ];
}
