import type { SessionWatch } from './watch-session';

/** The session's watch, once it has been fetched; the router is there before it. */
export interface LateSession {
  watch?: Pick<SessionWatch, 'settle'>;
}
