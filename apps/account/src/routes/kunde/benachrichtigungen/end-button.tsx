import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { Button, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { NOTIFICATION_FORMS, NOTIFICATION_ID_NAME } from './notification-forms';

interface EndButtonProps {
  readonly id: number;
  readonly name: string;
  readonly onEnded: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** One click, no confirmation: it can be requested again as easily. */
export function EndButton({ id, name, onEnded, children }: EndButtonProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const refused = useRefusedForm(NOTIFICATION_FORMS.end);
  const { isBusy, problem, submit } = useSubmit(
    refused?.values[NOTIFICATION_ID_NAME] === String(id) ? refused.problem : null,
  );

  async function end(event: FormEvent) {
    event.preventDefault();
    if (!(await submit(() => api(CALLS.endNotification, { body: { Id: id } })))) return;
    show({ tone: 'good', text: t`Die Benachrichtigung ist beendet.` });
    await onEnded();
  }

  return (
    <>
      <SubmissionErrorNotice problem={problem} />
      <PostForm name={NOTIFICATION_FORMS.end} onSubmit={(event) => void end(event)}>
        <input type="hidden" name={NOTIFICATION_ID_NAME} value={id} />
        <Button
          type="submit"
          variant="secondary"
          size="small"
          aria-label={name}
          busy={isBusy}
          busyText={t`Wird beendet …`}
        >
          {children}
        </Button>
      </PostForm>
    </>
  );
}
