import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { SelectionBar } from '../../shared/staff-table/selection/selection-bar';
import type { Selection } from '../../shared/staff-table/selection/use-selection';
import { taskId } from './task-case';
import { taskChange } from './task-change';
import type { Task } from './task-path';

interface BulkTakeProps {
  readonly selection: Selection<Task>;
  readonly reload: () => Promise<unknown>;
}

/** Takes the selected tasks, each by the command of its own row. */
export function BulkTake({ selection, reload }: BulkTakeProps) {
  const { t } = useLingui();
  const api = useApi();
  const take = ({ Kind, ObjectId, Version }: Task) =>
    api(CALLS.saveStaffTask, {
      body: taskChange({ Kind, ObjectId, Version: String(Version), mine: '', action: 'take' }, new Date()),
    });
  return (
    <SelectionBar
      selection={selection}
      rowKey={taskId}
      actionText={t`Nehmen`}
      title={t`Ausgewählte Aufgaben übernehmen?`}
      getText={({ Title }) => Title}
      run={take}
      reload={reload}
    />
  );
}
