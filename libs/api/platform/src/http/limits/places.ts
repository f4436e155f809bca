import type { Database } from '../../database/database';
import { type GrowingDelay, leavePlace, takePlace } from './failure-counts-repository';

/** How many failures a key may have. */
export interface Bound {
  readonly key: string;
  readonly limit: number;
  /** What each try beyond the limit waits; absent: none is let in before the window ends. */
  readonly delay?: GrowingDelay;
}

/** Gives the places of a try back, or turns them into failures. */
export async function leavePlaces(
  db: Database,
  bounds: readonly Bound[],
  { hasFailed, now }: { readonly hasFailed: boolean; readonly now: Date },
): Promise<void> {
  for (const { key, delay } of bounds) await leavePlace(db, { key, hasFailed, now, ...(delay && { delay }) });
}

/**
 * A place under each bound, or none at all. One statement a key and no transaction: rows of account and address that are
 * locked together would wait for one another.
 */
export async function takePlaces(
  db: Database,
  bounds: readonly Bound[],
  now: Date,
  windowEndsAt: Date,
): Promise<boolean> {
  const taken: Bound[] = [];
  for (const bound of bounds) {
    if (await takePlace(db, { ...bound, now, windowEndsAt })) taken.push(bound);
    else {
      await leavePlaces(db, taken, { hasFailed: false, now });
      return false;
    }
  }
  return true;
}
