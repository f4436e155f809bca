import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatUserName } from '@heizplatz/identity';
import { useSearchParams, useUser } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../shared/staff-table/list-query';
import { StaffPage } from '../../shared/staff-page/staff-page';
import { StaffTable } from '../../shared/staff-table/staff-table';
import { TaskFilters } from './task-filters';
import { useTaskColumns } from './use-task-columns';

/** /support: what waits for the caller's roles, and whose it is. */
export function StartView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const user = useUser();
  const name = user ? formatUserName(user) : '';
  const query = listQuery(CALLS.staffTasks.query, params);
  const { data, error, mutate } = useCall(CALLS.staffTasks, { query }, { keepPreviousData: true });
  const columns = useTaskColumns(() => mutate());
  return (
    <StaffPage title={t`Was wartet`} lead={name && <Trans>Angemeldet als {name}</Trans>}>
      <StaffTable
        label={t`Was wartet`}
        columns={columns}
        rowKey={({ Kind, ObjectId }) => `${Kind}:${ObjectId}`}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        defaultSort="due"
        searchHint={t`Nummer, Name`}
        filters={<TaskFilters />}
        exportPath={CALLS.exportStaffTasks.path}
        emptyTitle={t`Es wartet nichts`}
      />
    </StaffPage>
  );
}
