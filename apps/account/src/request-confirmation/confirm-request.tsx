import { ProblemError, useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MailedRequest } from './mailed-request';
import styles from './request-confirmation-view.module.css';
import { RequestFacts } from './request-facts';

interface ConfirmRequestProps {
  readonly request: MailedRequest;
  readonly token: string;
  readonly onConfirmed: () => void;
  readonly onExpired: () => void;
}

/** Shows what is confirmed; the button spends the token. */
export function ConfirmRequest({ request, token, onConfirmed, onExpired }: ConfirmRequestProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit();
  const confirm = () =>
    submit(async () => {
      try {
        await api(CALLS.confirmRequest, { body: { Token: token } });
        onConfirmed();
      } catch (error) {
        if (!isExpired(error)) throw error;
        onExpired();
      }
    });
  return (
    <div className={styles.state}>
      <h1>
        <Trans>Anfrage bestätigen</Trans>
      </h1>
      <p>
        {request.Kind === 'bulk' ? (
          <Trans>Wir geben Ihre Anfrage an Händler in Ihrer Gegend weiter, sobald Sie sie bestätigt haben.</Trans>
        ) : (
          <Trans>Wir rufen Sie an, sobald Sie die Anfrage bestätigt haben.</Trans>
        )}
      </p>
      <RequestFacts request={request} />
      {problem && (
        <Notice tone="bad" announce>
          <p>
            {problem.problem.detail ?? (
              <Trans>Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.</Trans>
            )}
          </p>
        </Notice>
      )}
      <Button variant="primary" busy={isBusy} busyText={t`Wird bestätigt …`} onClick={() => void confirm()}>
        <Trans>Anfrage bestätigen</Trans>
      </Button>
      <noscript>
        <p>
          <Trans>Zum Bestätigen braucht es JavaScript.</Trans>
        </p>
      </noscript>
    </div>
  );
}

const isExpired = (error: unknown): boolean => error instanceof ProblemError && error.code === 'TOKEN_EXPIRED';
