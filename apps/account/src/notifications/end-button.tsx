import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ProblemNotice } from '../form/problem-notice';

interface EndButtonProps {
  readonly id: number;
  readonly name: string;
  readonly onEnded: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** One click, no question: it is asked for again as easily. */
export function EndButton({ id, name, onEnded, children }: EndButtonProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const { isBusy, problem, submit } = useSubmit();

  async function end() {
    if (!(await submit(() => api(CALLS.endNotification, { body: { Id: id } })))) return;
    show({ tone: 'good', text: t`Die Benachrichtigung ist beendet.` });
    await onEnded();
  }

  return (
    <>
      <ProblemNotice problem={problem} />
      <Button
        variant="secondary"
        size="small"
        aria-label={name}
        busy={isBusy}
        busyText={t`Wird beendet …`}
        onClick={() => void end()}
      >
        {children}
      </Button>
    </>
  );
}
