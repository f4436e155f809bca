import { ProblemError } from '@heizplatz/api-client';
import { COOKIES } from '@heizplatz/contract';
import { type LoaderFunctionArgs, pageContext, redirectDocument } from '@heizplatz/router';
import { loginPath } from '@heizplatz/session';

const SESSION_COOKIES = [COOKIES.token, COOKIES.tokenExpiry, COOKIES.refresh, COOKIES.auth];

export const EXPIRED_SESSION_COOKIES = SESSION_COOKIES.map(
  (name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`,
);

/** The token has not expired, but the API ended its login: a new password was set elsewhere, or the account was locked. */
export const isStaleLogin = (error: unknown, { context }: Pick<LoaderFunctionArgs, 'context'>): boolean =>
  error instanceof ProblemError && error.status === 401 && context.get(pageContext).user !== null;

/** To the login page with the way back, by a document of its own: only the server can drop the cookies of the login. */
export function redirectToLogin({ request }: Pick<LoaderFunctionArgs, 'request'>): Response {
  const headers = new Headers();
  for (const cookie of EXPIRED_SESSION_COOKIES) headers.append('set-cookie', cookie);
  return redirectDocument(loginPath(new URL(request.url)), { headers });
}
