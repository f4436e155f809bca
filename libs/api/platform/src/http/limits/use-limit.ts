import type { Database } from '../../database/database';
import { countFailure } from './failure-counts-repository';
import { problem } from '../problems/problem';

const WINDOW_SECONDS = 15 * 60;

export interface UseBound {
  readonly key: string;
  /** Uses in 15 minutes. */
  readonly limit: number;
}

/**
 * Counts one use under each bound, in the caller's transaction, so that what fails is not counted. Throws TOO_MANY_REQUESTS
 * with Retry-After beyond the first limit that is full; `detail` is German and said beside it.
 */
export async function claimUses(
  db: Database,
  bounds: readonly UseBound[],
  { now, detail }: { readonly now: Date; readonly detail?: string },
): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + WINDOW_SECONDS * 1000);
  // Counted first: whoever asks at the same moment waits for this transaction, and sees it counted.
  for (const { key, limit } of bounds) {
    const count = await countFailure(db, { key, now, windowEndsAt });
    if (count.failures <= limit) continue;
    const retryAfterSeconds = Math.max(1, Math.ceil((count.windowEndsAt.getTime() - now.getTime()) / 1000));
    throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds, ...(detail !== undefined && { detail }) });
  }
}
