import { CALLS, STAFF_LISTS, type StaffOrderRow } from '@heizplatz/contract';
import { formatDate, formatMoney, siteById } from '@heizplatz/country';
import { ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { staffDealerPath, staffOrderPath } from '@heizplatz/routes';
import { Chip } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CaseLink } from '../../../shared/list-panes/case-link';
import { StaffLink } from '../../../shared/staff-page/staff-link';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import { FoldedLine, SecondLine } from '../../../shared/staff-table/second-line';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

/** What the dealer's answer waits for, in words beside the state. */
function AnswerDue({ row }: { readonly row: StaffOrderRow }) {
  if (row.AnswerDueAt === null) return null;
  // It ends at midnight, which is the end of the day before.
  const until = formatDate(new Date(Date.parse(row.AnswerDueAt) - 1).toISOString(), siteById(row.CountryId));
  return (
    <SecondLine>
      {row.IsLate ? <Trans>Antwort überfällig seit {until}</Trans> : <Trans>Antwort bis {until}</Trans>}
    </SecondLine>
  );
}

function DeliveryDay({ row }: { readonly row: StaffOrderRow }) {
  const site = siteById(row.CountryId);
  if (row.DeliveredOn) return <Trans>geliefert {formatDate(row.DeliveredOn, site)}</Trans>;
  return row.DeliveryDay ? formatDate(row.DeliveryDay, site) : <span className="quiet">–</span>;
}

const getTotal = ({ TotalPrice, CountryId }: StaffOrderRow): string => formatMoney(TotalPrice, siteById(CountryId));

export function useOrderColumns(): readonly StaffTableColumn<StaffOrderRow>[] {
  const { t } = useLingui();
  return useDeclaredColumns(STAFF_LISTS.staffOrders, {
    number: {
      isRowHeader: true,
      cell: (row) => (
        <>
          <CaseLink id={row.OrderId} path={staffOrderPath(row.OrderId)}>
            {row.OrderNumber}
          </CaseLink>
          <SecondLine>{row.CustomerName}</SecondLine>
          <FoldedLine of="secondary">{getTotal(row)}</FoldedLine>
        </>
      ),
    },
    state: {
      wraps: true,
      cell: (row) => (
        <>
          <Chip tone={row.IsLate ? 'bad' : ORDER_STATE_LABELS[row.State].tone}>
            {t(ORDER_STATE_LABELS[row.State].label)}
          </Chip>
          <AnswerDue row={row} />
        </>
      ),
    },
    placed: {
      importance: 'extra',
      cell: (row) => (
        <>
          {formatDate(row.PlacedAt, siteById(row.CountryId))}
          <SecondLine>
            {row.DaysOld === 0 ? (
              <Trans>heute</Trans>
            ) : (
              <Plural value={row.DaysOld} one="vor # Tag" other="vor # Tagen" />
            )}
          </SecondLine>
        </>
      ),
    },
    delivery: { importance: 'secondary', cell: (row) => <DeliveryDay row={row} /> },
    dealer: {
      wraps: true,
      importance: 'extra',
      cell: ({ DealerId, DealerName }) => (
        <StaffLink call={CALLS.staffDealer} href={staffDealerPath(DealerId)}>
          {DealerName}
        </StaffLink>
      ),
    },
    place: {
      wraps: true,
      importance: 'extra',
      cell: ({ CountryId, Place }) => `${siteById(CountryId).iso} ${Place}`,
    },
    amount: {
      wraps: true,
      importance: 'extra',
      align: 'end',
      cell: (row) => (
        <>
          {row.AmountText}
          <SecondLine>{row.ProductName}</SecondLine>
        </>
      ),
    },
    total: { importance: 'secondary', cell: getTotal },
  });
}
