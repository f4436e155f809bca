import type { Database } from '@heizplatz/api-platform';
import type { CALLS, CallAnswer } from '@heizplatz/contract';
import { lockDealerById } from '../../dealers/dealer-repository';
import { contentHash, type DealerFile, importDealerFile, presentReading } from './dealer-file';
import type { ImportResult } from '../tables/import-files';
import { findHeldDuplicate, insertImport } from '../price-import-repository';

export interface Taking {
  readonly now: Date;
  /** A member of staff, or a key's first signs. */
  readonly receivedFrom: string;
  readonly isDryRun: boolean;
  readonly skipsBadLines: boolean;
}

type Taken = CallAnswer<typeof CALLS.takePriceFile>;

/** What is kept of it: taken over, or waiting for a yes. Null: nothing was written, and nothing waits. */
function stateOf({ isWritten, errors, changes }: ImportResult, { isDryRun, skipsBadLines }: Taking) {
  if (isDryRun || changes.length === 0 || (errors.length > 0 && !skipsBadLines)) return null;
  return isWritten ? 'taken' : 'held';
}

/**
 * Takes a dealer's file over, or holds it where a price jumps; both in the transaction that keeps it. Two of one dealer come
 * one after the other, and a file that waits already does not wait twice.
 */
export function takeDealerFile(db: Database, file: DealerFile, taking: Taking): Promise<Taken> {
  const { now, isDryRun, skipsBadLines, receivedFrom } = taking;
  return db.transaction(async (tx) => {
    await lockDealerById(tx, file.dealerId);
    const result = await importDealerFile(tx, file, { now, isDryRun, acceptsJumps: false, skipsBadLines });
    const reading = await presentReading(tx, file, result);
    const state = stateOf(result, taking);
    if (state === null) return { State: 'refused' as const, ImportId: null, Reading: reading };
    const hash = contentHash(file.content);
    const duplicate = state === 'held' ? await findHeldDuplicate(tx, file.dealerId, hash) : undefined;
    const id =
      duplicate?.id ??
      (await insertImport(tx, {
        dealerId: file.dealerId,
        state,
        fileName: file.name,
        content: file.content,
        contentHash: hash,
        skipsBadLines,
        changeCount: reading.Changes.length,
        jumpCount: reading.Changes.filter(({ IsJump }) => IsJump).length,
        badLineCount: new Set(reading.BadLines.map(({ Line }) => Line)).size,
        receivedAt: now,
        receivedFrom,
      }));
    return { State: state, ImportId: id, Reading: reading };
  });
}
