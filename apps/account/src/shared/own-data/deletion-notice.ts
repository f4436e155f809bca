import { CALLS } from '@heizplatz/contract';
import * as v from 'valibot';

const KEY = 'hp_farewell';
const Stored = CALLS.deleteAccount.response.entries.Kept;
export type Stored = v.InferOutput<typeof Stored>;

/**
 * What is retained by law, for the page after the deletion: a new document, since nothing of its user stays in
 * memory.
 */
export const saveDeletionNotice = (storage: Pick<Storage, 'setItem'>, retained: Stored): void =>
  storage.setItem(KEY, JSON.stringify(retained));

/** Null when this tab deleted no account, or what it stored cannot be read. */
export function readDeletionNotice(storage: Pick<Storage, 'getItem'>): Stored | null {
  try {
    const read = v.safeParse(Stored, JSON.parse(storage.getItem(KEY) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
