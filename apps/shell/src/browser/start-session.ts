import { parseCookies } from '@heizplatz/api-client';
import { readSession, sessionAtom, startSession as sessionOf } from '@heizplatz/session';
import type { createStore } from 'jotai';

/** After hydration the session atom learns who is here; documents themselves are neutral. */
export function startSession(store: ReturnType<typeof createStore>): void {
  store.set(sessionAtom, sessionOf(readSession(parseCookies(document.cookie), new Date())));
}
