import type { Database } from '../database/database';
import { leavePlace, takePlace } from './failure-counts-repository';

/** How many failures a key may have. */
export interface Bound {
  readonly key: string;
  readonly limit: number;
}

/** Gives the places of a try back, or turns them into failures. */
export async function leavePlaces(db: Database, bounds: readonly Bound[], hasFailed: boolean): Promise<void> {
  for (const { key } of bounds) await leavePlace(db, key, hasFailed);
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
      await leavePlaces(db, taken, false);
      return false;
    }
  }
  return true;
}
