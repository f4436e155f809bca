import type { ProblemError } from '@heizplatz/api-client';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** A refused or lost save, in the API's own German where it has some. */
export function SubmissionError({ problem }: { readonly problem: ProblemError | null }) {
  if (!problem) return null;
  const { detail, requestId } = problem.problem;
  return (
    <Notice tone="bad" announce>
      <p>
        {problem.status === 0 || !detail ? (
          <Trans>
            Das konnte nicht gespeichert werden. Ihre Angaben sind noch da, bitte versuchen Sie es noch einmal.
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
