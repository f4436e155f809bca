import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { OrderFilters } from './order-filters';
import { useOrderColumns } from './use-order-columns';

/** Placed orders of all dealers and countries, the newest first. */
export function OrderListView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffOrders.query, params);
  const { data, error, mutate } = useCall(CALLS.staffOrders, { query }, { keepPreviousData: true });
  const columns = useOrderColumns();
  const dealer = params.get('dealer') ? data?.Rows[0]?.DealerName : undefined;
  return (
    <StaffPage title={t`Bestellungen`} lead={dealer && <Trans>Nur Bestellungen bei {dealer}</Trans>}>
      <StaffTable
        label={t`Bestellungen`}
        columns={columns}
        rowKey={({ OrderId }) => OrderId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ IsLate }) => (IsLate ? 'warn' : undefined)}
        defaultSort="-placed"
        searchHint={t`Nummer, Name, Telefon, Ort`}
        filters={<OrderFilters params={params} dealerName={dealer} />}
        exportPath={CALLS.exportStaffOrders.path}
        personalColumns={t`Kunde`}
        emptyTitle={t`Keine Bestellung gefunden`}
      />
    </StaffPage>
  );
}
