import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type StaffJobRow } from '@heizplatz/contract';
import { Button, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Runs a failed job once more; what became of it is seen in the list. */
export function RetryButton({ job, reload }: { readonly job: StaffJobRow; readonly reload: () => Promise<unknown> }) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const { isBusy, problem, submit } = useSubmit();
  const retry = async () => {
    const isSent = await submit(() => api(CALLS.retryJob, { body: { Queue: job.Queue, JobId: job.JobId } }));
    if (isSent) show({ tone: 'good', text: t`Der Auftrag läuft noch einmal.` });
    await reload();
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        busy={isBusy}
        aria-label={t`Noch einmal ausführen: ${job.QueueName}`}
        onClick={() => void retry()}
      >
        <Trans>Noch einmal</Trans>
      </Button>
      {problem && <span role="alert">{problem.problem.detail ?? t`Das hat nicht geklappt.`}</span>}
    </>
  );
}
