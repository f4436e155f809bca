import type { SessionState } from './session-state';
import { SESSION_TIMING, type SessionTiming } from './session-timing';
import { isPast, type SeenToken } from './seen-token';

/** Everything that decides what a session needs. */
export interface WatchedSession {
  readonly state: SessionState;
  readonly token: SeenToken;
  /** When /session/renew was last called, or the document started. */
  readonly renewedAt: Date;
  readonly isRefreshing: boolean;
  readonly isLoggingOut: boolean;
}

export type DueAction =
  /** The page shows somebody else than who is logged in by now. */
  | 'reload'
  /** The visitor is notified that the session is over, and redirected to the logout route. */
  | 'signedOut'
  /** The logout call of an expired session. */
  | 'logout'
  /** The session is to be marked expired. */
  | 'expiry'
  /** Somebody has logged in beside this page. */
  | 'adoption'
  | 'refresh'
  | 'renewal';

type Rule = (watched: WatchedSession, now: Date, jitterSeconds: number, timing: SessionTiming) => boolean;

const RULES: readonly (readonly [DueAction, Rule])[] = [
  ['signedOut', ({ state }) => state.hasLeft && !state.session.notified],
  ['logout', ({ state, isLoggingOut }) => state.isLoggedIn && state.session.expired && !isLoggingOut],
  ['expiry', (watched) => watched.state.isLoggedIn && isAtRest(watched) && !watched.token.isThere],
  ['adoption', ({ state, token }, now) => !state.isLoggedIn && token.user !== null && !isPast(token, now)],
  [
    'refresh',
    (watched, now, jitterSeconds, { windowSeconds }) =>
      isAtRest(watched) && endsWithin(watched.token, now, windowSeconds + jitterSeconds),
  ],
  ['renewal', ({ renewedAt }, now, _, { renewSeconds }) => secondsBetween(renewedAt, now) >= renewSeconds],
];

/**
 * The due actions of a session, in order (rule SESSION-01). `jitterSeconds` (0–119) was chosen randomly for this token.
 * An existing token is refreshed first, also after its end; the session is marked expired when that fails and the
 * expiration is past or missing. The logout that follows resets the mark while there is no response, so a network
 * failure logs nobody out.
 */
export function due(
  watched: WatchedSession,
  now: Date,
  jitterSeconds: number,
  timing: SessionTiming = SESSION_TIMING,
): readonly DueAction[] {
  if (isSomebodyElse(watched)) return ['reload'];
  return RULES.filter(([, isDue]) => isDue(watched, now, jitterSeconds, timing)).map(([action]) => action);
}

const isSomebodyElse = ({ state, token }: WatchedSession): boolean =>
  state.user !== null && token.user !== null && state.user.id !== token.user.id;

const isAtRest = ({ state, isRefreshing, isLoggingOut }: WatchedSession): boolean =>
  !isRefreshing && !isLoggingOut && !(state.isLoggedIn && state.session.expired);

/** Whether there is a token that ends so soon; one whose end is unknown does. */
export const endsWithin = ({ isThere, expiresAt }: SeenToken, now: Date, seconds: number): boolean =>
  isThere && (expiresAt === null || secondsBetween(now, expiresAt) <= seconds);

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;
