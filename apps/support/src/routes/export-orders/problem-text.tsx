import type { ProblemError } from '@heizplatz/api-client';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** Why something was refused or lost, in the API's own German where it has some. */
export function ProblemText({ problem }: { readonly problem: ProblemError | null }) {
  if (!problem) return null;
  const { detail } = problem.problem;
  return (
    <Notice tone="bad" announce>
      {problem.status > 0 && detail ? (
        detail
      ) : (
        <Trans>Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.</Trans>
      )}
    </Notice>
  );
}
