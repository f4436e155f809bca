import type { ProblemError } from '@heizplatz/api-client';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { RateLimitMessage } from './rate-limit-message';

/** A refused or lost submission, in the API's own German where it has some. */
export function SubmissionErrorNotice({ problem }: { readonly problem: ProblemError | null }) {
  if (!problem) return null;
  const { detail, requestId } = problem.problem;
  return (
    <Notice tone="bad" announce>
      <p>
        {problem.status === 429 ? (
          <RateLimitMessage problem={problem} />
        ) : (
          (isNotified(problem) && detail) || <LostText />
        )}
      </p>
      {requestId && problem.status >= 500 && (
        <p className="quiet">
          <Trans>Vorgangsnummer {requestId}</Trans>
        </p>
      )}
    </Notice>
  );
}

/** The API's message about an internal failure is of no use to the user. */
const isNotified = ({ status }: ProblemError): boolean => status >= 400 && status < 500;

const LostText = () => (
  <Trans>Das hat nicht geklappt. Ihre Angaben sind noch da, bitte versuchen Sie es gleich noch einmal.</Trans>
);
