import type { CancellationRow } from '@heizplatz/contract';
import { formatDate, formatMoney, siteById } from '@heizplatz/country';
import { DepositNote } from '@heizplatz/order-ui';
import { useLocation } from '@heizplatz/router';
import { Chip } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { caseAddress } from '../../shared/list-panes/case-address';
import { CaseLink } from '../../shared/list-panes/case-link';
import { SecondLine } from '../../shared/staff-table/second-line';
import type { StaffTableColumn } from '../../shared/staff-table/staff-table-column';
import { switched } from './booking/booking';
import { BookingSwitch } from './booking/booking-switch';
import styles from './cancellations-view.module.css';
import type { Bookings } from './booking/use-bookings';
import { useCancellationLabels } from './use-cancellation-labels';

type Column = StaffTableColumn<CancellationRow>;

function Withdrawal({ row }: { readonly row: CancellationRow }) {
  if (row.Withdrawal === 'none') return <span className="quiet">–</span>;
  if (row.WithdrawUntil) return formatDate(row.WithdrawUntil, siteById(row.CountryId));
  return (
    <span className="quiet">
      <Trans>vor Lieferung</Trans>
    </span>
  );
}

function Comments({ comments, WaitsForAnswer }: CancellationRow) {
  const isWaiting = WaitsForAnswer.customer || WaitsForAnswer.dealer;
  return isWaiting ? (
    <Chip tone="ember">
      <Trans>{comments.length} unbeantwortet</Trans>
    </Chip>
  ) : (
    <>{comments.length}</>
  );
}

/** Who, what and how far: the first half of the columns. */
function useOrderColumns(): Column[] {
  const { t } = useLingui();
  const location = useLocation();
  const day = (row: CancellationRow, iso: string) => formatDate(iso, siteById(row.CountryId));
  return [
    {
      key: 'number',
      title: t`Bestellung`,
      isRowHeader: true,
      cell: (row) => (
        <CaseLink id={row.orderId} path={caseAddress(location, row.orderId)}>
          {row.OrderNumber}
        </CaseLink>
      ),
    },
    {
      key: 'customer',
      title: t`Kunde`,
      cell: (row) => (
        <>
          <span className={styles.short} title={row.CustomerName}>
            {row.CustomerName}
          </span>
          <SecondLine className={styles.short} title={row.Place}>
            {row.Place}
          </SecondLine>
        </>
      ),
    },
    {
      key: 'date',
      importance: 'extra',
      title: t`Storniert`,
      sort: 'CancelledAt',
      cell: (row) => (
        <>
          {day(row, row.CancelledAt)}
          <SecondLine>
            <Plural value={row.DaysOpen} one="# Tag offen" other="# Tage offen" />
          </SecondLine>
        </>
      ),
    },
    {
      key: 'dealer',
      importance: 'extra',
      title: t`Händler`,
      cell: ({ DealerName }) => (
        <span className={styles.short} title={DealerName}>
          {DealerName}
        </span>
      ),
    },
    {
      key: 'amount',
      importance: 'secondary',
      title: t`Menge`,
      align: 'end',
      cell: (row) => (
        <>
          {row.AmountText}
          <SecondLine>{formatMoney(row.TotalPrice, siteById(row.CountryId))}</SecondLine>
          <DepositNote deposit={row.Deposit} site={siteById(row.CountryId)} />
        </>
      ),
    },
  ];
}

/** Columns of the list; a booking is switched within it, where it is always in sight. */
export function useCancellationColumns({ getVisible, change }: Bookings): readonly Column[] {
  const { t } = useLingui();
  const labels = useCancellationLabels();
  const orderColumns = useOrderColumns();
  return [
    ...orderColumns.slice(0, 2),
    {
      key: 'booked',
      title: t`Gebucht`,
      cell: (row) => (
        <BookingSwitch
          orderNumber={row.OrderNumber}
          isBooked={getVisible(row).isBooked}
          onChange={(isBooked) => change(row, switched(row, getVisible(row), isBooked))}
        />
      ),
    },
    ...orderColumns.slice(2),
    {
      key: 'kind',
      importance: 'extra',
      title: t`Art`,
      cell: (row) => (
        <>
          {labels.kinds[row.Kind]}
          <SecondLine>{t`durch ${labels.parties[row.CausedBy]}`}</SecondLine>
        </>
      ),
    },
    {
      key: 'feedback',
      importance: 'extra',
      title: t`Rückmeldung`,
      cell: ({ feedback }) =>
        feedback.status === 1 ? <Chip tone="good">{t`erhalten`}</Chip> : <Chip tone="ember">{t`offen`}</Chip>,
    },
    { key: 'comments', title: t`Komm.`, align: 'end', cell: Comments },
    { key: 'withdrawal', importance: 'extra', title: t`Widerruf bis`, cell: (row) => <Withdrawal row={row} /> },
    {
      key: 'owner',
      importance: 'extra',
      title: t`Zuständig`,
      cell: ({ Owner }) => Owner?.Name ?? <span className="quiet">–</span>,
    },
  ];
}
