import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { CASE_PARAM } from '../../../shared/list-panes/case-address';
import { ListPanes } from '../../../shared/list-panes/list-panes';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { OrderCase } from './order-case';
import { useOrderColumns } from './use-order-columns';
import { useOrderFilters } from './use-order-filters';

/** Placed orders of all dealers and countries, the newest first, and one of them beside the list. */
export function OrderListView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffOrders.query, params);
  const { data, error, mutate } = useCall(CALLS.staffOrders, { query }, { keepPreviousData: true });
  const columns = useOrderColumns();
  const opened = params.get(CASE_PARAM);
  const dealer = params.get('dealer') ? data?.Rows[0]?.DealerName : undefined;
  const filters = useOrderFilters(dealer);
  return (
    <StaffPage title={t`Bestellungen`} lead={dealer && <Trans>Nur Bestellungen bei {dealer}</Trans>}>
      <ListPanes
        list={
          <StaffTable
            list={STAFF_LISTS.staffOrders}
            columns={columns}
            rowKey={({ OrderId }) => OrderId}
            data={data}
            error={error}
            onRetry={() => void mutate()}
            getMark={({ OrderId, IsLate }) => (OrderId === opened ? 'open' : IsLate ? 'warn' : undefined)}
            listFilters={filters}
            exportPath={CALLS.exportStaffOrders.path}
            emptyTitle={t`Keine Bestellung gefunden`}
          />
        }
        pane={opened !== null && <OrderCase key={opened} orderId={opened} />}
      />
    </StaffPage>
  );
}
