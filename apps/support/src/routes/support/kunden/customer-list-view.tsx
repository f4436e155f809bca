import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useCustomerColumns } from './use-customer-columns';

/** Customers and guests of all three countries, the newest account first. */
export function CustomerListView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffCustomers);
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffCustomers.query, params);
  const { data, error, mutate } = useCall(CALLS.staffCustomers, { query });
  const columns = useCustomerColumns();
  return (
    <StaffPage title={t`Kunden`}>
      <StaffTable
        list={STAFF_LISTS.staffCustomers}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ IsLocked }) => (IsLocked ? 'warn' : undefined)}
        listFilters={filters}
        exportPath={CALLS.exportStaffCustomers.path}
        emptyTitle={t`Kein Kunde gefunden`}
      />
    </StaffPage>
  );
}
