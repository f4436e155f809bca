import { type ApiClient, type Cookies, parseCookies } from '@heizplatz/api-client';
import { CALLS, COOKIES } from '@heizplatz/contract';
import {
  type Alone,
  clearToken,
  endsWithin,
  logOut,
  readSession,
  type RefreshFlag,
  refreshSession,
  seeToken,
  sessionAfter,
  type SessionAction,
  sessionAtom,
  type SessionState,
} from '@heizplatz/session';
import type { createStore } from 'jotai';

export interface SessionContext {
  readonly api: ApiClient;
  readonly store: ReturnType<typeof createStore>;
  readonly cookies: () => string;
  readonly clock: () => Date;
  readonly flag: RefreshFlag;
  readonly alone: Alone;
  readonly page: SessionPage;
}

export interface SessionPage {
  readonly reload: () => void;
  readonly reloadAsSupporter: () => void;
  /** The loaders run again, for the current user. */
  readonly revalidate: () => void;
  /** Notifies the visitor of the session that ended, and redirects. */
  readonly signedOut: (left: SessionState) => void;
}

/** The steps of the session loop; each dispatches its result to the session's state. */
export const sessionActions = ({ api, store, clock, page, ...input }: SessionContext) => {
  const cookies = (): Cookies => parseCookies(input.cookies());
  const happened = (action: SessionAction) => store.set(sessionAtom, (before) => sessionAfter(before, action));

  function findUser(): void {
    const user = readSession(cookies(), clock());
    const visible = store.get(sessionAtom).user;
    if (user && visible && user.id !== visible.id) page.reload();
    else if (user) happened({ type: 'userFound', user });
  }

  async function refuse(): Promise<void> {
    if (store.get(sessionAtom).isLoggedIn) return happened({ type: 'sessionEnded' });
    await logOut(api);
    clearToken();
  }

  return {
    expiry: () => happened({ type: 'sessionEnded' }),
    adoption: () => {
      findUser();
      page.revalidate();
    },
    signedOut: () => {
      const left = store.get(sessionAtom);
      happened({ type: 'visitorTold' });
      page.signedOut(left);
    },
    async refresh(windowSeconds: (expiresAt: Date | null) => number): Promise<void> {
      const wasPast = readSession(cookies(), clock()) === null;
      const currentToken = () => {
        const token = seeToken(cookies());
        return endsWithin(token, clock(), windowSeconds(token.expiresAt)) ? (cookies()[COOKIES.token] ?? null) : null;
      };
      const outcome = await refreshSession({ api, flag: input.flag, alone: input.alone, currentToken });
      if (outcome === 'reload') page.reload();
      if (outcome === 'refreshed') findUser();
      if (outcome === 'refreshed' && wasPast) page.revalidate();
      if (outcome === 'refused') await refuse();
      // Not refreshed, and its expiration is missing or past: the session is marked expired (rule SESSION-03).
      if (outcome === 'failed' && readSession(cookies(), clock()) === null) happened({ type: 'sessionEnded' });
    },
    async logout(): Promise<void> {
      const outcome = await logOut(api);
      if (outcome === 'switchedBack') return page.reloadAsSupporter();
      if (outcome === 'failed') return happened({ type: 'logoutFailed' });
      clearToken();
      happened({ type: 'loggedOut' });
    },
    renewal: (): Promise<unknown> =>
      api(CALLS.renewSession, { query: { v: String(clock().getTime()) } }).catch(() => undefined),
  };
};
