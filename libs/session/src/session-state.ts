import type { User } from '@heizplatz/identity';

/** What the client stores of a session (rule SESSION-10). */
export interface SessionState {
  readonly user: User | null;
  /** Guests of a running order too. */
  readonly isLoggedIn: boolean;
  /**
   * The user was logged in here and no longer is: the visitor is to be notified and redirected to the logout route.
   */
  readonly hasLeft: boolean;
  readonly session: {
    /** The session ended by itself; never true for anonymous visitors. */
    readonly expired: boolean;
    /** The visitor has been notified. */
    readonly notified: boolean;
  };
}

/** The state that a document or a login starts with. */
export const startSession = (user: User | null): SessionState => ({
  user,
  isLoggedIn: user !== null,
  hasLeft: false,
  session: { expired: false, notified: false },
});
