import { parseCookies } from '@heizplatz/api-client';
import {
  pickJitter,
  due,
  type DueAction,
  isLoggingOut,
  readSession,
  seeToken,
  sessionAtom,
  type SessionTiming,
} from '@heizplatz/session';
import { sessionActions, type SessionContext } from './session-actions';

interface Watching extends SessionContext {
  readonly timing: SessionTiming;
  readonly random: () => number;
}

export interface SessionWatch {
  /** Does what is due. */
  readonly check: () => Promise<void>;
  /** Before a page loads: a token past its end is refreshed first. */
  readonly settle: () => Promise<void>;
  readonly stop: () => void;
}

/** Runs the session machine: what `due` names is done, every few seconds and whenever the session's state changes. */
export function watchSession({ timing, random, ...input }: Watching): SessionWatch {
  const { store, clock, cookies, flag, page } = input;
  const does = sessionActions(input);
  const jitterOf = pickJitter(random, timing.jitterSeconds);
  let renewedAt = clock();
  let refreshing: Promise<void> = Promise.resolve();

  function dueNow(): readonly DueAction[] {
    const token = seeToken(parseCookies(cookies()));
    const watched = {
      state: store.get(sessionAtom),
      token,
      renewedAt,
      isRefreshing: flag.isUp(),
      isLoggingOut: isLoggingOut(),
    };
    return due(watched, clock(), jitterOf(token.expiresAt), timing);
  }
  const actions: Readonly<Record<DueAction, () => unknown>> = {
    ...does,
    reload: page.reload,
    refresh: () => (refreshing = does.refresh((expiresAt) => timing.windowSeconds + jitterOf(expiresAt))),
    renewal: () => {
      renewedAt = clock();
      return does.renewal();
    },
  };
  const perform = async (some: readonly DueAction[]) =>
    void (await Promise.all(some.map((action) => actions[action]())));
  const check = () => perform(dueNow());
  // At once; but an expiry whose logout failed waits for the next check.
  const stopListening = store.sub(sessionAtom, () => {
    void perform(dueNow().filter((action) => action === 'logout' || action === 'signedOut'));
  });
  const timer = setInterval(() => void check(), timing.checkSeconds * 1000);
  return {
    check,
    async settle() {
      const isPast = readSession(parseCookies(cookies()), clock()) === null;
      if (isPast && dueNow().includes('refresh')) actions.refresh();
      await refreshing;
    },
    stop: () => {
      stopListening();
      clearInterval(timer);
    },
  };
}
