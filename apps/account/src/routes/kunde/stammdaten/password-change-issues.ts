import { passwordIssue } from '../../../shared/password/password-rules';

export const PASSWORD_CHANGE_FIELDS = { current: 'CurrentPassword', next: 'NewPassword' } as const;

interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** Per field a code. */
export function passwordChangeIssues(
  { current, next }: PasswordChange,
  email: string,
): Readonly<Record<string, string>> {
  const wrong = passwordIssue(next, email);
  return {
    ...(current === '' && { [PASSWORD_CHANGE_FIELDS.current]: 'REQUIRED' }),
    ...(wrong && { [PASSWORD_CHANGE_FIELDS.next]: wrong }),
  };
}
