/** Their links are single-use and expire, and grant access to anyone who has them. */
export const SINGLE_USE: ReadonlySet<string> = new Set([
  'registration',
  'registration-known',
  'password-link',
  'email-change',
  'invitation',
  'request-confirm',
  'notification-confirm',
]);

/** Whether a mail of this kind holds such a link: it is neither sent again nor read by others. */
export const isSingleUse = (kind: string): boolean => SINGLE_USE.has(kind);
