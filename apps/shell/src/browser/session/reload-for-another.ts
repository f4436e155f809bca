import { parseCookies } from '@heizplatz/api-client';
import { readSession, sessionAtom } from '@heizplatz/session';
import type { createStore } from 'jotai';

/**
 * Somebody else logs in where another has been logged in: what the first one typed and was shown leaves the memory with the
 * document. Guests who log in are the same person.
 */
export function reloadForAnother(store: ReturnType<typeof createStore>, reload: () => void): () => void {
  let last = store.get(sessionAtom).user;
  return store.sub(sessionAtom, () => {
    const { user } = store.get(sessionAtom);
    if (user && last && !last.isGuest && user.id !== last.id) reload();
    last = user ?? last;
  });
}

/** Whether the page was last shown to somebody else than the cookies name now, such as somebody who has logged out. */
export const isOfAnother = (store: Pick<ReturnType<typeof createStore>, 'get'>, cookies: string, now: Date): boolean =>
  readSession(parseCookies(cookies), now)?.id !== store.get(sessionAtom).user?.id;
