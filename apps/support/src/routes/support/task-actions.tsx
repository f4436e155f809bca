import { ProblemError, useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm } from '@heizplatz/router';
import { Button, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { taskChange } from './task-change';
import type { Task } from './task-path';
import styles from './start-view.module.css';

/** Takes it, gives it back, puts it off; without script the page's action does. */
export function TaskActions({ task, onDone }: { readonly task: Task; readonly onDone: () => Promise<unknown> }) {
  const { t } = useLingui();
  const { show } = useToast();
  const api = useApi();
  async function save(fields: Readonly<Record<string, string>>) {
    try {
      await api(CALLS.saveStaffTask, { body: taskChange(fields, new Date()) });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const isTaken = error.code === 'VERSION_CONFLICT' || error.status === 404;
      show({
        tone: 'bad',
        text: isTaken ? t`Da war jemand schneller. Die Liste ist jetzt neu.` : t`Das hat nicht geklappt.`,
      });
    }
    await onDone();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget, submitter)];
    void save(Object.fromEntries(fields.map(([name, value]) => [name, String(value)])));
  }
  const action = (value: string) =>
    ({ type: 'submit', name: 'action', value, variant: 'quiet', size: 'small' }) as const;
  const { Title } = task;
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
