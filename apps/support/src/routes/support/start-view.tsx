import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { formatUserName } from '@heizplatz/identity';
import { useSearchParams, useUser } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { CASE_PARAM } from '../../shared/list-panes/case-address';
import { ListPanes } from '../../shared/list-panes/list-panes';
import { listQuery } from '../../shared/staff-table/list-query';
import { StaffPage } from '../../shared/staff-page/staff-page';
import { StaffTable } from '../../shared/staff-table/staff-table';
import { selectionColumn } from '../../shared/staff-table/selection/selection-column';
import { useSelection } from '../../shared/staff-table/selection/use-selection';
import { BulkTake } from './bulk-take';
import { Morning } from './morning/morning';
import { hasCase, TaskCase, taskId } from './task-case';
import { isLate } from './task-clock';
import type { Task } from './task-path';
import { useTaskColumns } from './use-task-columns';
import { useTaskFilters } from './use-task-filters';
import { WaitingApprovals } from './waiting-approvals';

/** /support: the metrics of the caller's roles, what waits for them, whose it is, and one of the cases beside it. */
export function StartView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const user = useUser();
  const name = user ? formatUserName(user) : '';
  const query = listQuery(CALLS.staffWorkList.query, params);
  const { data, error, mutate } = useCall(CALLS.staffWorkList, { query }, { keepPreviousData: true });
  const isFiltered = Object.keys(query).some((key) => key !== 'sort' && key !== 'size');
  const selection = useSelection<Task>(taskId);
  const boxes = selectionColumn<Task>({
    selection,
    rows: data?.Rows ?? [],
    rowKey: taskId,
    isSelectable: ({ IsMine }) => !IsMine,
    labels: { all: t`Alle Zeilen auswählen`, row: ({ Title }) => t`Auswählen: ${Title}` },
  });
  const columns = [boxes, ...useTaskColumns(() => mutate())];
  const openedId = params.get(CASE_PARAM);
  const opened = data?.Rows.find((task) => taskId(task) === openedId && hasCase(task));
  const filters = useTaskFilters();
  return (
    <StaffPage title={t`Was wartet`} lead={name && <Trans>Angemeldet als {name}</Trans>}>
      <Morning />
      <WaitingApprovals />
      <ListPanes
        list={
          <StaffTable
            list={STAFF_LISTS.staffWorkList}
            columns={columns}
            selectionBar={<BulkTake selection={selection} reload={() => mutate()} />}
            rowKey={taskId}
            data={data}
            error={error}
            onRetry={() => void mutate()}
            getMark={(task) => (taskId(task) === openedId ? 'open' : isLate(task) ? 'late' : undefined)}
            listFilters={filters}
            exportPath={CALLS.exportStaffWorkList.path}
            emptyTitle={isFiltered ? t`Nichts gefunden` : t`Es wartet nichts`}
          />
        }
        pane={opened && <TaskCase key={openedId} task={opened} reload={() => mutate()} />}
      />
    </StaffPage>
  );
}
