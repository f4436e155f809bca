import type { ApiClient } from '@heizplatz/api-client';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { afterRefreshes } from './tab-lock';

export type LogoutOutcome = 'loggedOut' | 'switchedBack' | 'failed';

let running = 0;

/**
 * True from the start of a logout until its caller has received the result: the cookies are deleted before that, and
 * other code would take it for a session that has ended.
 */
export const isLoggingOut = (): boolean => running > 0;

/** Ends the session, or a supporter's impersonation of this user. A failure of any kind is false (rule SESSION-05). */
export async function logOut(api: ApiClient): Promise<LogoutOutcome> {
  running += 1;
  const response = await afterRefreshes(navigator.locks, () => api(CALLS.logout, { body: {} }).catch(() => null));
  setTimeout(() => (running -= 1));
  if (!response?.Success) return 'failed';
  return response.UserSwitched ? 'switchedBack' : 'loggedOut';
}

/** Deletes the part of a session that script can access at once, whatever the response's cookies did. */
export function clearToken(): void {
  for (const name of [COOKIES.token, COOKIES.tokenExpiry])
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`;
}
