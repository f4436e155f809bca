import { ProblemError, useApi } from '@heizplatz/api-client';
import { CALLS, OTHER_CODE } from '@heizplatz/contract';
import { useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { TaskFormAction } from './task-change';
import type { Task } from './task-path';

/** What was done is said, and can be undone: the call restores the version before. */
export function useTaskToast(reload: () => Promise<unknown>) {
  const { t } = useLingui();
  const { show } = useToast();
  const api = useApi();

  function showProblem(error: unknown): void {
    if (!(error instanceof ProblemError)) throw error;
    const isTaken = error.code === 'VERSION_CONFLICT' || error.status === 404;
    show({
      tone: 'bad',
      text: isTaken ? t`Da war jemand schneller. Die Liste ist jetzt neu.` : t`Das hat nicht geklappt.`,
    });
  }

  async function undo({ Kind, ObjectId, Title }: Task, version: number): Promise<void> {
    // Such a task has no buttons.
    if (Kind === OTHER_CODE) return;
    try {
      await api(CALLS.undoStaffTask, { body: { Kind, ObjectId, Version: version } });
      show({ tone: 'good', text: t`Wieder wie vorher: ${Title}` });
    } catch (error) {
      showProblem(error);
    }
    await reload();
  }

  /** `version` is the one that the change made. */
  function showDone(task: Task, action: TaskFormAction, version: number): void {
    const { Title } = task;
    const texts: Readonly<Record<TaskFormAction, string>> = {
      take: t`Übernommen: ${Title}`,
      give: t`Abgegeben: ${Title}`,
      tomorrow: t`Kommt morgen wieder: ${Title}`,
      week: t`Kommt in einer Woche wieder: ${Title}`,
      wake: t`Wird wieder gezeigt: ${Title}`,
      done: t`Erledigt: ${Title}`,
    };
    const undoAction = { label: t`Rückgängig`, onClick: () => void undo(task, version) };
    show({ tone: 'good', text: texts[action], action: undoAction });
  }

  return { showDone, showProblem };
}
