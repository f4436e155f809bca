import type { User } from '@heizplatz/identity';
import { sessionAtom } from '@heizplatz/session';
import { useAtomValue } from 'jotai';

/** The user that the session atom remembers; null on the server's neutral documents and until hydration. */
export function useSessionUser(): User | null {
  return useAtomValue(sessionAtom).user;
}
