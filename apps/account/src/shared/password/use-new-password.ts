import type { ProblemError } from '@heizplatz/api-client';
import { type ChangeEvent, useState } from 'react';
import { useIssueText } from '../form/use-issue-text';
import { passwordIssue } from './password-rules';

/** A password that is being chosen in a form whose page does not know the e-mail, and what is wrong with it. */
export function useNewPassword(fieldId: string, problem: ProblemError | null) {
  const issueText = useIssueText();
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const refused = getRefusal(problem);

  /** False when it cannot be sent; the field says why. */
  function isGood(): boolean {
    const wrong = passwordIssue(password, '');
    setIssue(wrong);
    if (wrong) document.getElementById(fieldId)?.focus();
    return wrong === null;
  }
  const field = {
    id: fieldId,
    password,
    value: password,
    email: '',
    error: issueText(issue ?? refused),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setPassword(currentTarget.value),
  };
  return { password, isGood, field, otherProblem: refused ? null : problem };
}

/** What the server found wrong with the password. */
const getRefusal = (problem: ProblemError | null): string | undefined =>
  problem?.problem.errors?.find(({ path }) => path === 'body.Password')?.code;
