import { type Database, endedBefore, TERMS } from '@heizplatz/api-platform';
import { deleteGuests, lockEndedGuests } from './outlived-guest-repository';

const BATCH = 500;

async function endBatch(tx: Database, now: Date): Promise<number> {
  const orderedBefore = endedBefore(TERMS.guest, now);
  const createdBefore = endedBefore(TERMS.guestWithoutOrder, now);
  const ids = await lockEndedGuests(tx, { now, orderedBefore, createdBefore }, BATCH);
  if (ids.length > 0) await deleteGuests(tx, ids);
  return ids.length;
}

/** Removes guests with their addresses, access notes and logins. */
export async function endGuests(db: Database, now: Date): Promise<void> {
  while ((await db.transaction((tx) => endBatch(tx, now))) === BATCH) continue;
}
