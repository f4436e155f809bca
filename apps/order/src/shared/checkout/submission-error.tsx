import type { ProblemError } from '@heizplatz/api-client';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface SubmissionErrorProps {
  readonly problem: ProblemError | null;
  /** For cases in which a missing response does not mean that nothing was saved. */
  readonly lostText?: ReactNode;
}

/** A refused or lost save, in the API's own German where it has some. */
export function SubmissionError({ problem, lostText }: SubmissionErrorProps) {
  if (!problem) return null;
  const { detail, requestId } = problem.problem;
  return (
    <Notice tone="bad" announce>
      <p>
        {problem.status === 0 || !detail
          ? (lostText ?? (
              <Trans>
                Das konnte nicht gespeichert werden. Ihre Angaben sind noch da, bitte versuchen Sie es gleich noch
                einmal.
              </Trans>
            ))
          : detail}
      </p>
      {requestId && (
        <p className="quiet">
          <Trans>Vorgangsnummer {requestId}</Trans>
        </p>
      )}
    </Notice>
  );
}
