import type { Database } from '@heizplatz/api-platform';
import type { CALLS, CallResponse } from '@heizplatz/contract';
import { lockDealerById } from '../../dealers/dealer-repository';
import { executePriceImport } from '../commands/execute-price-import';
import { PRICE_IMPORT_COMMANDS, receptionCommand } from '../commands/price-import-commands';
import { type DealerFile, importDealerFile, presentReading } from './dealer-file';

export interface Taking {
  readonly now: Date;
  /** A member of staff, or a key's first signs. */
  readonly receivedFrom: string;
  /** Of a key who made it. */
  readonly receivedById: number | null;
  readonly isDryRun: boolean;
  readonly skipsBadLines: boolean;
  /** Waits for somebody else's yes without a jump too. */
  readonly needsApproval: boolean;
}

type Taken = CallResponse<typeof CALLS.takePriceFile>;

/**
 * Imports a dealer's file, or holds it where a price jumps or a second person has to agree; both in the transaction that
 * stores it. Two files of one dealer are processed one after the other, and a file that is already held is not held twice.
 */
export function takeDealerFile(db: Database, file: DealerFile, taking: Taking): Promise<Taken> {
  const { now, isDryRun, skipsBadLines, needsApproval, receivedFrom, receivedById } = taking;
  return db.transaction(async (tx) => {
    await lockDealerById(tx, file.dealerId);
    const result = await importDealerFile(tx, file, {
      ...{ now, isDryRun: isDryRun || needsApproval, skipsBadLines },
      acceptsJumps: PRICE_IMPORT_COMMANDS.takeFile.acceptsJumps,
    });
    const reading = await presentReading(tx, file, result);
    const command = isDryRun ? undefined : receptionCommand({ ...result, skipsBadLines, needsApproval });
    if (!command) return { State: 'refused' as const, ImportId: null, Reading: reading };
    const id = await executePriceImport(
      tx,
      { command, file, reading, skipsBadLines, receivedFrom, receivedById },
      { now },
    );
    return { State: PRICE_IMPORT_COMMANDS[command].to, ImportId: id, Reading: reading };
  });
}
