import type { ProblemError } from '@heizplatz/api-client';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { RateLimitMessage } from '../form-messages/rate-limit-message';

interface SignInFailureProps {
  readonly problem: ProblemError | null;
  readonly isWrong: boolean;
  readonly isTooLate: boolean;
}

export function SignInFailure({ problem, isWrong, isTooLate }: SignInFailureProps) {
  if (!problem && !isWrong && !isTooLate) return null;
  return (
    <Notice tone="bad" announce>
      {isWrong && <Trans>E-Mail oder Passwort stimmen nicht.</Trans>}
      {!isWrong && problem && <ProblemText problem={problem} />}
      {!isWrong && !problem && <Trans>Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.</Trans>}
    </Notice>
  );
}

function ProblemText({ problem }: { readonly problem: ProblemError }) {
  if (problem.status === 429) return <RateLimitMessage problem={problem} />;
  if (problem.code === 'CSRF' && problem.problem.detail) return problem.problem.detail;
  return <Trans>Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.</Trans>;
}
