import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatUserName } from '@heizplatz/identity';
import { useSearchParams, useUser } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../shared/staff-table/list-query';
import { StaffPage } from '../../shared/staff-page/staff-page';
import { StaffTable } from '../../shared/staff-table/staff-table';
import { Morning } from './morning/morning';
import { isLate } from './task-clock';
import { TaskFilters } from './task-filters';
import { useTaskColumns } from './use-task-columns';

/** /support: the metrics of the caller's roles, what waits for them, and whose it is. */
export function StartView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const user = useUser();
  const name = user ? formatUserName(user) : '';
  const query = listQuery(CALLS.staffWorkList.query, params);
  const { data, error, mutate } = useCall(CALLS.staffWorkList, { query }, { keepPreviousData: true });
  const isFiltered = Object.keys(query).some((key) => key !== 'sort' && key !== 'size');
  const columns = useTaskColumns(() => mutate());
  return (
    <StaffPage title={t`Was wartet`} lead={name && <Trans>Angemeldet als {name}</Trans>}>
      <Morning />
      <StaffTable
        label={t`Was wartet`}
        columns={columns}
        rowKey={({ Kind, ObjectId }) => `${Kind}:${ObjectId}`}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={(task) => (isLate(task) ? 'late' : undefined)}
        defaultSort="due"
        searchHint={t`Nummer, Name`}
        filters={<TaskFilters />}
        exportPath={CALLS.exportStaffWorkList.path}
        personalColumns={t`Was, Bei`}
        emptyTitle={isFiltered ? t`Nichts gefunden` : t`Es wartet nichts`}
      />
    </StaffPage>
  );
}
