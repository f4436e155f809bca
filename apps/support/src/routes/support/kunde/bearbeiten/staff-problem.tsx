import type { ProblemError } from '@heizplatz/api-client';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** Why an action of one button was rejected, in the API's own German text where it has some. */
export function StaffProblem({ problem }: { readonly problem: ProblemError | null }) {
  if (!problem) return null;
  const { detail } = problem.problem;
  const isNotified = problem.status >= 400 && problem.status < 500 && detail;
  return (
    <Notice tone="bad" announce>
      <p>
        {problem.code === 'VERSION_CONFLICT' ? (
          <Trans>Jemand anderes hat diesen Kunden inzwischen geändert. Bitte laden Sie die Seite neu.</Trans>
        ) : isNotified ? (
          detail
        ) : (
          <Trans>Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.</Trans>
        )}
      </p>
    </Notice>
  );
}
