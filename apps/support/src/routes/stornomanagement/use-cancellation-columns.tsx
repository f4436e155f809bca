import { type CancellationRow, STAFF_LISTS } from '@heizplatz/contract';
import { formatDate, formatMoney, siteById } from '@heizplatz/country';
import { DepositNote } from '@heizplatz/order-ui';
import { useLocation } from '@heizplatz/router';
import { Chip } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { caseAddress } from '../../shared/list-panes/case-address';
import { CaseLink } from '../../shared/list-panes/case-link';
import { useDeclaredColumns } from '../../shared/staff-table/columns/use-declared-columns';
import { SecondLine } from '../../shared/staff-table/second-line';
import type { StaffTableColumn } from '../../shared/staff-table/staff-table-column';
import { switched } from './booking/booking';
import { BookingSwitch } from './booking/booking-switch';
import styles from './cancellations-view.module.css';
import type { Bookings } from './booking/use-bookings';
import { useCancellationLabels } from './use-cancellation-labels';

type Column = StaffTableColumn<CancellationRow>;

const LIST = STAFF_LISTS.cancellationList;

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

/** Who it is about. */
function useCaseColumns(): Column[] {
  const location = useLocation();
  return useDeclaredColumns(LIST, {
    number: {
      isRowHeader: true,
      cell: (row) => (
        <CaseLink id={row.orderId} path={caseAddress(location, row.orderId)}>
          {row.OrderNumber}
        </CaseLink>
      ),
    },
    customer: {
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
  });
}

/** What was cancelled, when and why. */
function useOrderColumns(): Column[] {
  const { t } = useLingui();
  const { kinds } = useCancellationLabels();
  return useDeclaredColumns(LIST, {
    date: {
      importance: 'extra',
      cell: (row) => (
        <>
          {formatDate(row.CancelledAt, siteById(row.CountryId))}
          <SecondLine>
            <Plural value={row.DaysOpen} one="# Tag offen" other="# Tage offen" />
          </SecondLine>
        </>
      ),
    },
    dealer: {
      importance: 'extra',
      cell: ({ DealerName }) => (
        <span className={styles.short} title={DealerName}>
          {DealerName}
        </span>
      ),
    },
    amount: {
      importance: 'secondary',
      align: 'end',
      cell: (row) => (
        <>
          {row.AmountText}
          <SecondLine>{formatMoney(row.TotalPrice, siteById(row.CountryId))}</SecondLine>
          <DepositNote deposit={row.Deposit} site={siteById(row.CountryId)} />
        </>
      ),
    },
    kind: {
      importance: 'extra',
      cell: (row) => (
        <>
          {kinds[row.Kind]}
          <SecondLine>{t`durch ${LIST.columns.causedBy.labels[row.CausedBy]}`}</SecondLine>
        </>
      ),
    },
    feedback: {
      importance: 'extra',
      cell: ({ feedback }) =>
        feedback.status === 1 ? <Chip tone="good">{t`erhalten`}</Chip> : <Chip tone="ember">{t`offen`}</Chip>,
    },
  });
}

/** Columns of the list; a booking is switched within it, where it is always in sight. */
export function useCancellationColumns({ getVisible, change }: Bookings): readonly Column[] {
  const { t } = useLingui();
  const caseColumns = useCaseColumns();
  const bookingColumns: Column[] = useDeclaredColumns(LIST, {
    booked: {
      cell: (row) => (
        <BookingSwitch
          orderNumber={row.OrderNumber}
          isBooked={getVisible(row).isBooked}
          onChange={(isBooked) => change(row, switched(row, getVisible(row), isBooked))}
        />
      ),
    },
  });
  const orderColumns = useOrderColumns();
  // The file counts those of customers and of dealers apart.
  const comments: Column = { key: 'comments', title: t`Komm.`, align: 'end', cell: Comments };
  const ownerColumns: Column[] = useDeclaredColumns(LIST, {
    withdrawal: { importance: 'extra', cell: (row) => <Withdrawal row={row} /> },
    owner: { importance: 'extra', cell: ({ Owner }) => Owner?.Name ?? <span className="quiet">–</span> },
  });
  return [...caseColumns, ...bookingColumns, ...orderColumns, comments, ...ownerColumns];
}
