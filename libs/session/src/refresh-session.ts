import { type ApiClient, ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import type { RefreshFlag } from './refresh-flag';

export type RefreshOutcome =
  /** The cookies hold a new token; by this tab or, meanwhile, by another. */
  | 'refreshed'
  /** The page has to be loaded anew: somebody else is logged in. */
  | 'reload'
  /** The session can't be renewed. */
  | 'refused'
  /** No response, or a server error: to be retried. */
  | 'failed'
  /** Another refresh is running. */
  | 'elsewhere';

/**
 * What the browser's LockManager is used for: runs exclusively among all tabs, or with null at once while another one
 * runs.
 */
export type Alone = <T>(action: (isAlone: boolean) => Promise<T>) => Promise<T>;

interface Refreshing {
  readonly api: ApiClient;
  readonly flag: RefreshFlag;
  readonly alone: Alone;
  /** The token as it is now; null when it no longer needs a refresh. */
  readonly currentToken: () => string | null;
}

const REFUSALS = [401, 403, 429];

/** Exchanges the token for a new one. One at a time: by the flag in this tab, by a lock among all tabs. */
export async function refreshSession({ api, flag, alone, currentToken }: Refreshing): Promise<RefreshOutcome> {
  if (flag.isUp()) return 'elsewhere';
  flag.raise();
  try {
    return await alone(async (isAlone) => {
      if (!isAlone) return 'elsewhere';
      const CurrentToken = currentToken();
      return CurrentToken === null ? 'refreshed' : exchange(api, CurrentToken);
    });
  } finally {
    flag.lower();
  }
}

async function exchange(api: ApiClient, CurrentToken: string): Promise<RefreshOutcome> {
  try {
    const { success, reload } = await api(CALLS.getToken, { body: { CurrentToken } });
    if (reload) return 'reload';
    return success ? 'refreshed' : 'failed';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return REFUSALS.includes(error.status) ? 'refused' : 'failed';
  }
}
