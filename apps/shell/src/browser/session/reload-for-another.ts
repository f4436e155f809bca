import { parseCookies } from '@heizplatz/api-client';
import { readSession, sessionAtom } from '@heizplatz/session';
import type { createStore } from 'jotai';

/**
 * Another user logs in after a first one: everything that the first one entered or saw is removed from memory by
 * loading a new document (rule SESSION-08). Guests who log in are the same person.
 */
export function reloadForAnother(store: ReturnType<typeof createStore>, reload: () => void): () => void {
  let last = store.get(sessionAtom).user;
  return store.sub(sessionAtom, () => {
    const { user } = store.get(sessionAtom);
    if (user && last && !last.isGuest && user.id !== last.id) reload();
    last = user ?? last;
  });
}

/**
 * Whether the page was last rendered for a user other than the cookies' current one, such as one who has logged out.
 */
export const isOfAnother = (store: Pick<ReturnType<typeof createStore>, 'get'>, cookies: string, now: Date): boolean =>
  readSession(parseCookies(cookies), now)?.id !== store.get(sessionAtom).user?.id;
