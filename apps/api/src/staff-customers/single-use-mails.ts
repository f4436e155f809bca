/** Their links count once and for a while; who needs one asks for another, instead of getting a dead one. */
const SINGLE_USE: ReadonlySet<string> = new Set([
  'registration',
  'registration-known',
  'password-link',
  'email-change',
  'invitation',
]);

/** Whether a mail of this kind is worth sending again. */
export const canResend = (kind: string): boolean => !SINGLE_USE.has(kind);
