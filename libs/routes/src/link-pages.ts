import { fillPattern } from './fill-pattern.ts';

/** Pages that mailed links lead to. */
export const SET_PASSWORD_PATTERN = '/neues-kennwort-setzen/:token';
export const EMAIL_CHANGE_PATTERN = '/email-anpassung-bestaetigen/:token';
export const REGISTRATION_CONFIRMATION_PATTERN = '/registrierung-bestaetigen/:token';
export const CONFIRM_NOTIFICATION_PATTERN = '/benachrichtigungen/:token/bestaetigen';
export const END_NOTIFICATION_PATTERN = '/benachrichtigungen/:token/beenden';
export const RATING_PATTERN = '/bewerten-sie-uns/:token/:orderId';
export const REPORT_STATE_PATTERN = '/meldung/:token';
/** Where staff go on as a customer of another country, on that country's site. */
export const CONTINUED_IMPERSONATION_PATTERN = '/benutzerkonto/als-kunde/:token';
export const PREVIEW_PATTERN = '/vorschau/:token';
export const REQUEST_CONFIRMATION_PATH = '/anfrage-bestaetigen';
/** What every preview's address begins with. */
export const PREVIEW_BEGINNING = '/vorschau/';

/** `path`: where it leads on that site. */
export const continuedImpersonationPath = (token: string, path: string): string =>
  `${fillPattern(CONTINUED_IMPERSONATION_PATTERN, { token })}?weiter=${encodeURIComponent(path)}`;
export const setPasswordPath = (token: string): string => fillPattern(SET_PASSWORD_PATTERN, { token });
export const emailChangePath = (token: string): string => fillPattern(EMAIL_CHANGE_PATTERN, { token });
export const registrationConfirmationPath = (token: string): string =>
  fillPattern(REGISTRATION_CONFIRMATION_PATTERN, { token });
export const confirmNotificationPath = (token: string): string => fillPattern(CONFIRM_NOTIFICATION_PATTERN, { token });
export const endNotificationPath = (token: string): string => fillPattern(END_NOTIFICATION_PATTERN, { token });
export const ratingPath = (token: string, orderId: string): string => fillPattern(RATING_PATTERN, { token, orderId });
export const reportStatePath = (token: string): string => fillPattern(REPORT_STATE_PATTERN, { token });
export const previewPath = (token: string): string => fillPattern(PREVIEW_PATTERN, { token });
export const requestConfirmationPath = (token: string): string =>
  `${REQUEST_CONFIRMATION_PATH}?token=${encodeURIComponent(token)}`;
