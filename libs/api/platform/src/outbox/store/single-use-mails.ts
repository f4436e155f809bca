/** Their links count once and for a while, and stand for whoever has them. */
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
