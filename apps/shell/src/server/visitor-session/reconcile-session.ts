import { type ApiClient, type Cookies, parseCookies } from '@heizplatz/api-client';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { EXPIRED_SESSION_COOKIES } from '../../app/stale-login';
import { cookiesAfter } from '../api-proxy/cookies-after';
import type { PageLog } from '../rendering/render-task';

/**
 * The user that a document is rendered for: the Cookie header as the browser will send it after these Set-Cookie
 * headers.
 */
export interface ReconciledSession {
  readonly cookieHeader: string;
  readonly setCookies: readonly string[];
}

interface Settling {
  readonly cookieHeader: string;
  /** With all Set-Cookie headers of its responses. */
  readonly openApi: (cookieHeader: string) => { readonly api: ApiClient; readonly setCookies: readonly string[] };
  readonly log: PageLog;
}

/**
 * Cookie login v4, before a page is rendered (rule SESSION-09): the auth cookie names the login that this browser is to
 * have, the refresh cookie the one it has. Where they differ, the visitor is logged in again; where there is a token
 * but no auth cookie, it is logged out and its cookies are deleted. A failure is logged, and the page rendered as if
 * nothing had been requested.
 */
export async function reconcileSession(settling: Settling): Promise<ReconciledSession> {
  const { cookieHeader } = settling;
  const cookies = parseCookies(cookieHeader);
  const { [COOKIES.auth]: auth, [COOKIES.refresh]: refresh, [COOKIES.token]: token } = cookies;
  if (auth && auth !== refresh) return after(cookieHeader, await logInAgain(auth, settling));
  if (!auth && token) return after(cookieHeader, await logOut(cookies, settling));
  return { cookieHeader, setCookies: [] };
}

async function logInAgain(
  AuthCookieValue: string,
  { cookieHeader, openApi, log }: Settling,
): Promise<readonly string[]> {
  const { api, setCookies } = openApi(cookieHeader);
  await api(CALLS.cookieLogin, { body: { Type: 'v4', AuthCookieValue } }).catch((error: unknown) =>
    log.warn({ err: error }, 'no login by cookie'),
  );
  return setCookies;
}

async function logOut(cookies: Cookies, { cookieHeader, openApi, log }: Settling): Promise<string[]> {
  // Without a CSRF cookie the API would refuse; what matters here is that the cookies go.
  if (cookies[COOKIES.csrf])
    await openApi(cookieHeader)
      .api(CALLS.logout, { body: {} })
      .catch((error: unknown) => log.warn({ err: error }, 'no logout by cookie'));
  return [...EXPIRED_SESSION_COOKIES];
}

const after = (cookieHeader: string, setCookies: readonly string[]): ReconciledSession => ({
  cookieHeader: cookiesAfter(cookieHeader, setCookies),
  setCookies,
});
