import type { User } from '@heizplatz/identity';

/** What the client remembers of a session (specification section 3, auth state). */
export interface SessionState {
  readonly user: User | null;
  /** Guests of a running order too. */
  readonly isLoggedIn: boolean;
  readonly session: {
    /** The token ran out while somebody was logged in; never true for anonymous visitors. */
    readonly expired: boolean;
    /** The visitor has been told. */
    readonly notified: boolean;
  };
}

/** The state that a document starts with. */
export const startSession = (user: User | null): SessionState => ({
  user,
  isLoggedIn: user !== null,
  session: { expired: false, notified: false },
});
