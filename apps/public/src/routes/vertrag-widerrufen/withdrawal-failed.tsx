import type { ProblemError } from '@heizplatz/api-client';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** The withdrawal could not be sent; no input is lost. */
export function WithdrawalFailed({ problem }: { readonly problem: ProblemError | null }) {
  if (!problem) return null;
  const { detail, requestId } = problem.problem;
  return (
    <Notice tone="bad" announce>
      <p>
        {problem.status === 0 || !detail ? (
          <Trans>
            Der Widerruf ist nicht angekommen. Ihre Angaben sind noch da, bitte versuchen Sie es gleich noch einmal oder
            schreiben Sie eine E-Mail.
          </Trans>
        ) : (
          detail
        )}
      </p>
      {requestId && (
        <p className="quiet">
          <Trans>Vorgangsnummer {requestId}</Trans>
        </p>
      )}
    </Notice>
  );
}
