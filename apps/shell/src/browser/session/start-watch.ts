import type { ApiClient } from '@heizplatz/api-client';
import type { CountryId } from '@heizplatz/country';
import type { I18n } from '@heizplatz/i18n';
import {
  withTabLock,
  isLeaving,
  refreshFlag,
  reloadAsSupporter,
  type SessionTiming,
  storeLogoutRoute,
} from '@heizplatz/session';
import type { ToastInput } from '@heizplatz/ui';
import { msg } from '@lingui/core/macro';
import type { createStore } from 'jotai';
import type { createPageRouter } from '../create-page-router';
import { BROWSER_STORAGE } from '@heizplatz/calculator-ui';
import { isOfAnother, reloadForAnother } from './reload-for-another';
import { signOut } from './sign-out';
import { takeLogoutNotice } from './stored-notice';
import { storeSession } from './store-session';
import { type SessionWatch, watchSession } from './watch-session';

export interface WatchContext {
  readonly api: ApiClient;
  readonly store: ReturnType<typeof createStore>;
  readonly router: ReturnType<typeof createPageRouter>;
  readonly i18n: I18n;
  readonly timing: SessionTiming;
  readonly countryId: CountryId;
  readonly say: (toast: ToastInput) => void;
}

const clock = () => new Date();
const reload = () => void (isLeaving() || location.reload());

/** Checks this tab's session until stopped. */
export function startWatch({ api, store, router, i18n, timing, countryId, say }: WatchContext): SessionWatch {
  const signedOut = {
    storage: sessionStorage,
    notifyExpired: () => say({ tone: 'warn', text: i18n._(EXPIRED) }),
    navigate: (path: string) => router.navigate(path),
    load: (path: string) => location.assign(path),
  };
  const watch = watchSession({
    api,
    store,
    timing,
    clock,
    cookies: () => document.cookie,
    random: Math.random,
    flag: refreshFlag(sessionStorage, clock),
    alone: withTabLock(navigator.locks),
    page: {
      reload,
      reloadAsSupporter: () => reloadAsSupporter(),
      revalidate: () => void router.revalidate(),
      signedOut: (left) => void signOut(left, { ...signedOut, here: location }),
    },
  });
  if (takeLogoutNotice(sessionStorage)) say({ tone: 'good', text: i18n._(LOGGED_OUT) });
  const stops = [
    watch.stop,
    reloadForAnother(store, reload),
    storeSession(store, countryId, BROWSER_STORAGE),
    storeRoutes(router),
    checkWhenSeen(watch, store),
  ];
  void watch.check();
  return { ...watch, stop: () => stops.forEach((stop) => stop()) };
}

const EXPIRED = msg`Anmeldesitzung abgelaufen. Sie wurden automatisch abgemeldet.`;
const LOGGED_OUT = msg`Erfolgreich abgemeldet`;

/** The login path for the current page. */
function storeRoutes(router: WatchContext['router']): () => void {
  const store = () => storeLogoutRoute(sessionStorage, router.state.location.pathname);
  store();
  return router.subscribe(store);
}

/**
 * A tab that wakes up checks at once; a page that the back-forward cache restores is reloaded when its user has
 * signed out.
 */
function checkWhenSeen({ check }: SessionWatch, store: WatchContext['store']): () => void {
  const inspect = () => void (document.visibilityState === 'visible' && check());
  const loadAnew = ({ persisted }: PageTransitionEvent) =>
    persisted && isOfAnother(store, document.cookie, clock()) && reload();
  document.addEventListener('visibilitychange', inspect);
  window.addEventListener('pageshow', loadAnew);
  return () => {
    document.removeEventListener('visibilitychange', inspect);
    window.removeEventListener('pageshow', loadAnew);
  };
}
