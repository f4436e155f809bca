/** Cookies, headers and storage keys on the wire (rule WIRE-02); spelled here alone. */
export const COOKIES = {
  token: 'hp_token',
  tokenExpiry: 'hp_token_exp',
  csrf: 'hp_csrf',
  locale: 'hp_locale',
  auth: 'hp_auth',
  refresh: 'hp_refresh',
  registration: 'hp_reg',
  /** Staff, between password and second factor; HttpOnly. */
  loginStep: 'hp_step',
  /** The challenge for a passkey, sealed; HttpOnly. */
  passkeyChallenge: 'hp_passkey',
  /** Which accounts have logged in with this browser before, signed; HttpOnly. */
  knownBrowser: 'hp_known',
  /** Made by the browser; picks variants of forms (rule ACCOUNT-02). */
  clientSeed: 'hp_seed',
  /** A random number from 0 to 9999 that picks canary releases, while there is one; HttpOnly, of the shell. */
  releaseGroup: 'hp_group',
} as const;

/** How the calculator's own begin, which the browser makes; their whole names are its lib's. */
const CALCULATOR_COOKIES = 'hp_calc_';

/**
 * Whether scripts read the cookie (rule WIRE-02). Every other one is HttpOnly where the API sets it, and reaches no code of a
 * remote, neither in the browser nor on the server.
 */
export function isReadableCookie(name: string): boolean {
  const { token, tokenExpiry, csrf, locale, clientSeed } = COOKIES;
  const readable: readonly string[] = [token, tokenExpiry, csrf, locale, clientSeed];
  return readable.includes(name) || name.startsWith(CALCULATOR_COOKIES);
}

export const CSRF_HEADER = 'RequestVerificationToken';
/** The other spelling that is read. */
export const CSRF_HEADER_DASHED = 'request-verification-token';
/** Which site a call of the shell's server is for (1, 2, 3); the shell calls the API by address. */
export const SITE_HEADER = 'x-heizplatz-country';
/** Which release the calling page is of (release-name.ts); absent where none is known. */
export const RELEASE_HEADER = 'x-heizplatz-release';

/** Local storage: the visitor's consent to statistics; requested again after twelve months. */
export const CONSENT_STORAGE_KEY = 'hp_consent';

export const orderCookie = (productGroupId: number): string => `hp_order_${productGroupId}`;
