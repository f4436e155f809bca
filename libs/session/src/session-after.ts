import type { User } from '@heizplatz/identity';
import { type SessionState, startSession } from './session-state';

/** What has happened to a session. */
export type SessionAction =
  /** The token cookie names somebody: logged in elsewhere, or renewed. */
  | { readonly type: 'userFound'; readonly user: User }
  /** There is no token, or it can't be renewed. */
  | { readonly type: 'sessionEnded' }
  | { readonly type: 'logoutFailed' }
  | { readonly type: 'loggedOut' }
  | { readonly type: 'visitorTold' };

/** The session's transitions (rule SESSION-04). */
export function sessionAfter(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'userFound':
      return startSession(action.user);
    case 'sessionEnded':
      return state.isLoggedIn ? { ...state, session: { expired: true, notified: false } } : state;
    case 'logoutFailed':
      return { ...state, session: { ...state.session, expired: false } };
    case 'loggedOut':
      return state.isLoggedIn ? left(state) : state;
    case 'visitorTold':
      return { ...state, session: { ...state.session, notified: true } };
  }
}

/** Authentication is lost: notified is reset, and whether it expired is retained for the notice to the visitor. */
const left = ({ session }: SessionState): SessionState => ({
  user: null,
  isLoggedIn: false,
  hasLeft: true,
  session: { expired: session.expired, notified: false },
});
