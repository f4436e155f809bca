const MIN_LENGTH = 10;
const MAX_LENGTH = 128;

export interface JudgedRules {
  /** 10 to 128 characters (rule ACCOUNT-04). */
  readonly length: boolean;
  /** Neither the e-mail nor what stands before its @. */
  readonly notEmail: boolean;
}

/** The checks during the input of a password; the server checks that it is not a common one. Unknown e-mail: ''. */
export function judgePassword(password: string, email: string): JudgedRules {
  const plain = password.toLowerCase();
  const address = email.trim().toLowerCase();
  const [name] = address.split('@');
  return {
    length: password.length >= MIN_LENGTH && password.length <= MAX_LENGTH,
    notEmail: plain !== '' && (address === '' || (plain !== address && plain !== name)),
  };
}

/** The code of what is wrong with a password, or null. */
export function passwordIssue(password: string, email: string): string | null {
  if (password === '') return 'REQUIRED';
  if (password.length < MIN_LENGTH) return 'PASSWORD_SHORT';
  if (password.length > MAX_LENGTH) return 'TOO_LONG';
  return judgePassword(password, email).notEmail ? null : 'PASSWORD_EMAIL';
}
