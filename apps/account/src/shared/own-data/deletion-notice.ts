import { CALLS } from '@heizplatz/contract';
import * as v from 'valibot';

const KEY = 'hp_farewell';
const Kept = CALLS.deleteAccount.answer.entries.Kept;
export type Kept = v.InferOutput<typeof Kept>;

/** What law keeps, for the page after the account: a new document, since nothing of its user stays in memory. */
export const saveDeletionNotice = (storage: Pick<Storage, 'setItem'>, kept: Kept): void =>
  storage.setItem(KEY, JSON.stringify(kept));

/** Null when this tab deleted no account, or what it kept cannot be read. */
export function readDeletionNotice(storage: Pick<Storage, 'getItem'>): Kept | null {
  try {
    const read = v.safeParse(Kept, JSON.parse(storage.getItem(KEY) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
