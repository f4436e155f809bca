import type { User } from '@heizplatz/identity';
import { sessionAtom } from '@heizplatz/session';
import { atom, useAtomValue } from 'jotai';

/** The user alone: a renewed token causes no new render. */
const sessionUserAtom = atom((get) => get(sessionAtom).user);

/** The user of the session atom; null on the server's public documents and until hydration. */
export function useSessionUser(): User | null {
  return useAtomValue(sessionUserAtom);
}
