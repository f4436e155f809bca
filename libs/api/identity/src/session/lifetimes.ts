import { toSeconds, TERMS } from '@heizplatz/api-platform';

/** A session token; the browser renews it before (rule SESSION-02). */
export const TOKEN_TTL_SECONDS = 1800;
/** How long a browser may stay away before it has to log in again. */
export const REFRESH_TTL_SECONDS = 14 * 86_400;
/** How long a login lasts however often it is renewed. */
export const SESSION_TTL_SECONDS = toSeconds(TERMS.login);
/** Two tabs and retries: this long an exchanged refresh token still gets its successor. */
export const REUSE_GRACE_SECONDS = 30;
/** A login whose token is exchanged more often than this in a quarter of an hour has run wild. */
export const EXCHANGE_LIMIT = 30;
export const EXCHANGE_WINDOW_SECONDS = 900;
export const REGISTRATION_TTL_SECONDS = toSeconds(TERMS.registration);
/** Impersonation of a customer lasts a working day at most. */
export const IMPERSONATION_TTL_SECONDS = 8 * 3600;
/** From the site where an impersonation of another country's customer begins to that customer's own. */
export const HAND_OVER_TTL_SECONDS = 60;
/** From the right password to the code of the authenticator. */
export const LOGIN_STEP_TTL_SECONDS = 300;
/** An invitation's link: over a weekend. */
export const INVITATION_TTL_SECONDS = 4 * 86_400;
/** How long a browser is known after a login there. */
export const KNOWN_BROWSER_TTL_SECONDS = 365 * 86_400;
