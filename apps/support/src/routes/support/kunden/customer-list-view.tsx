import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useCustomerFilters } from './use-customer-filters';
import { useCustomerColumns } from './use-customer-columns';

/** Customers and guests of all three countries, the newest account first. */
export function CustomerListView() {
  const { t } = useLingui();
  const filters = useCustomerFilters();
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffCustomers.query, params);
  const { data, error, mutate } = useCall(CALLS.staffCustomers, { query });
  const columns = useCustomerColumns();
  return (
    <StaffPage title={t`Kunden`}>
      <StaffTable
        label={t`Kunden`}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ IsLocked }) => (IsLocked ? 'warn' : undefined)}
        defaultSort="-number"
        searchHint={t`Name, E-Mail, Telefon, Postleitzahl`}
        listFilters={filters}
        exportPath={CALLS.exportStaffCustomers.path}
        personalColumns={t`Name, Telefon, E-Mail`}
        emptyTitle={t`Kein Kunde gefunden`}
      />
    </StaffPage>
  );
}
