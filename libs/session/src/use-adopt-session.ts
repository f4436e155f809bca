import { parseCookies } from '@heizplatz/api-client';
import type { User } from '@heizplatz/identity';
import { useSetAtom } from 'jotai';
import { readSession } from './read-session';
import { sessionAtom } from './session-atom';
import { startSession } from './session-state';

/**
 * After a login or guest registration: reads the token cookie that the API has set, and publishes the user to the
 * page.
 */
export function useAdoptSession(): () => User | null {
  const setSession = useSetAtom(sessionAtom);
  return () => {
    const user = readSession(parseCookies(document.cookie), new Date());
    setSession(startSession(user));
    return user;
  };
}
