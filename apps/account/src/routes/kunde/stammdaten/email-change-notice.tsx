import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type CustomerData } from '@heizplatz/contract';
import { Button, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';

interface EmailChangeNoticeProps {
  readonly change: CustomerData['EmailChange'];
  readonly canDrop: boolean;
  readonly onDropped: () => void;
}

/** A new e-mail that waits for its link, or has just come to count (EmailChangeRequestedState). */
export function EmailChangeNotice({ change, canDrop, onDropped }: EmailChangeNoticeProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit();
  const { Pending, Applied, NewEmailAddress: email } = change;

  async function drop() {
    if (await submit(() => api(CALLS.dropEmailChange, { body: {} }))) onDropped();
  }

  if (Pending)
    return (
      <Notice announce tone="warn" title={<Trans>Neue E-Mail-Adresse noch nicht bestätigt</Trans>}>
        <p>
          <Trans>
            Wir haben einen Link an <strong>{email}</strong> geschickt. Er gilt 24 Stunden; bis Sie ihn bestätigen,
            bleibt die bisherige Adresse.
          </Trans>
        </p>
        <SubmissionErrorNotice problem={problem} />
        {canDrop && (
          <Button
            variant="secondary"
            size="small"
            busy={isBusy}
            busyText={t`Wird zurückgenommen …`}
            onClick={() => void drop()}
          >
            <Trans>Änderung zurücknehmen</Trans>
          </Button>
        )}
      </Notice>
    );
  if (!Applied) return null;
  return (
    <Notice tone="good">
      <p>
        <Trans>Ihre neue E-Mail-Adresse {email} gilt.</Trans>
      </p>
    </Notice>
  );
}
