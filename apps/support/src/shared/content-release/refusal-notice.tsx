import type { ProblemError } from '@heizplatz/api-client';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useStaffIssueText } from '../staff-form/use-staff-issue-text';

/** Why an action on a page was rejected, in the API's own German text where it has some. */
export function RefusalNotice({ problem }: { readonly problem: ProblemError | null }) {
  const getText = useStaffIssueText();
  if (!problem) return null;
  const { detail, errors = [] } = problem.problem;
  const [first] = errors;
  const text = first && getText(first.code);
  return (
    <Notice tone="bad" announce>
      <p>{text ?? detail ?? <Trans>Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.</Trans>}</p>
    </Notice>
  );
}
