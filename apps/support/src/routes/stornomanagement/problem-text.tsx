import type { ProblemError } from '@heizplatz/api-client';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** Why it was rejected, in the API's text, with the request id for inquiries; the input stays. */
export function ProblemText({ problem }: { readonly problem: ProblemError | null }) {
  if (!problem) return null;
  const { detail, requestId } = problem.problem;
  return (
    <Notice tone="bad" announce>
      <p>{detail ?? <Trans>Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.</Trans>}</p>
      {requestId && (
        <p className="quiet">
          <Trans>Vorgang {requestId}</Trans>
        </p>
      )}
    </Notice>
  );
}
