import type { ApiClient } from '@heizplatz/api-client';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { afterRefreshes } from './alone-among-tabs';

export type LogoutOutcome = 'loggedOut' | 'switchedBack' | 'failed';

/** Ends the session, or a supporter's acting as this user. A failure of any kind is false (specification section 7). */
export async function logOut(api: ApiClient): Promise<LogoutOutcome> {
  const answer = await afterRefreshes(navigator.locks, () => api(CALLS.logout, { body: {} }).catch(() => null));
  if (!answer?.Success) return 'failed';
  return answer.UserSwitched ? 'switchedBack' : 'loggedOut';
}

/** What script can see of a session is gone at once, whatever the answer's cookies did. */
export function clearToken(): void {
  for (const name of [COOKIES.token, COOKIES.tokenExpiry])
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`;
}
