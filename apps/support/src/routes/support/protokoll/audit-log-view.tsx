import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useAuditFilters } from './use-audit-filters';
import { useAuditColumns } from './use-audit-columns';

/** Who did what for whom, and why; nothing in it can be changed. */
export function AuditLogView() {
  const { t } = useLingui();
  const filters = useAuditFilters();
  const [params] = useSearchParams();
  const query = listQuery(CALLS.auditLog.query, params);
  const { data, error, mutate } = useCall(CALLS.auditLog, { query });
  const columns = useAuditColumns();
  return (
    <StaffPage
      title={t`Protokoll`}
      lead={<Trans>Was Mitarbeiter getan haben. Zeilen kommen nur hinzu; geändert und gelöscht wird keine.</Trans>}
    >
      <StaffTable
        list={STAFF_LISTS.auditLog}
        columns={columns}
        rowKey={({ AuditId }) => AuditId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        listFilters={filters}
        exportPath={CALLS.exportAuditLog.path}
        emptyTitle={t`Keine Zeile gefunden`}
      />
    </StaffPage>
  );
}
