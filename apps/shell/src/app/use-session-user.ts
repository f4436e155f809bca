import type { User } from '@heizplatz/identity';
import { sessionAtom } from '@heizplatz/session';
import { atom, useAtomValue } from 'jotai';

/** The user alone: a token that was renewed draws nothing anew. */
const sessionUserAtom = atom((get) => get(sessionAtom).user);

/** The user that the session atom remembers; null on the server's neutral documents and until hydration. */
export function useSessionUser(): User | null {
  return useAtomValue(sessionUserAtom);
}
