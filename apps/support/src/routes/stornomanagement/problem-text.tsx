import type { ProblemError } from '@heizplatz/api-client';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** Why it was refused, in the API's words, with the number to ask after; what was typed stays. */
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
