import { useApi } from '@heizplatz/api-client';
import { CALLS, OTHER_CODE, STAFF_TASK_DONE_KINDS } from '@heizplatz/contract';
import { PostForm } from '@heizplatz/router';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { focusAfterRow } from './focus-after-row';
import { isTaskAction, taskChange } from './task-change';
import type { Task } from './task-path';
import { useTaskToast } from './use-task-toast';
import styles from './start-view.module.css';

/** Takes it, gives it back, puts it off, ends it; without script the page's action does. */
export function TaskActions({ task, onDone }: { readonly task: Task; readonly onDone: () => Promise<unknown> }) {
  const { t } = useLingui();
  const api = useApi();
  const { showDone, showProblem } = useTaskToast(onDone);
  async function save(fields: Readonly<Record<string, string>>) {
    try {
      const { Version } = await api(CALLS.saveStaffTask, { body: taskChange(fields, new Date()) });
      if (isTaskAction(fields['action'])) showDone(task, fields['action'], Version);
    } catch (error) {
      showProblem(error);
    }
    await onDone();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget, submitter)];
    const moveFocus = focusAfterRow(event.currentTarget);
    void save(Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))).then(moveFocus);
  }
  const action = (value: string) =>
    ({ type: 'submit', name: 'action', value, variant: 'quiet', size: 'small' }) as const;
  const { Title } = task;
  // The API refuses a kind that this release cannot name.
  if (task.Kind === OTHER_CODE) return null;
  return (
    <PostForm onSubmit={submit} className={styles.acts}>
      <input type="hidden" name="Kind" value={task.Kind} />
      <input type="hidden" name="ObjectId" value={task.ObjectId} />
      <input type="hidden" name="Version" value={task.Version} />
      <input type="hidden" name="mine" value={task.IsMine ? 'on' : ''} />
      {task.IsMine ? (
        <Button {...action('give')} aria-label={t`Abgeben: ${Title}`}>
          <Trans>Abgeben</Trans>
        </Button>
      ) : (
        <Button {...action('take')} aria-label={t`Nehmen: ${Title}`}>
          <Trans>Nehmen</Trans>
        </Button>
      )}
      {STAFF_TASK_DONE_KINDS.includes(task.Kind) && (
        <Button {...action('done')} aria-label={t`Erledigt: ${Title}`}>
          <Trans>Erledigt</Trans>
        </Button>
      )}
      {task.SnoozedUntil ? (
        <Button {...action('wake')} aria-label={t`Wieder zeigen: ${Title}`}>
          <Trans>Wieder zeigen</Trans>
        </Button>
      ) : (
        <>
          <Button {...action('tomorrow')} aria-label={t`Morgen wieder zeigen: ${Title}`}>
            <Trans>Morgen</Trans>
          </Button>
          <Button {...action('week')} aria-label={t`In 1 Woche wieder zeigen: ${Title}`}>
            <Trans>In 1 Woche</Trans>
          </Button>
        </>
      )}
    </PostForm>
  );
}
