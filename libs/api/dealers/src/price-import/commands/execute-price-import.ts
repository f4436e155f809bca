import { type CallContext, type Database, problem } from '@heizplatz/api-platform';
import type { PriceFileReading } from '@heizplatz/contract';
import { lockDealerById } from '../../dealers/dealer-repository';
import { contentHash, type DealerFile, importDealerFile } from '../files/dealer-file';
import { findHeldDuplicate, insertImport, type PriceImportRow, recordDecision } from '../price-import-repository';
import {
  type DecisionCommand,
  isAllowed,
  isAllowedTo,
  PRICE_IMPORT_COMMANDS,
  type PriceImportCommand,
  type ReceptionCommand,
} from './price-import-commands';

interface Reception {
  readonly command: ReceptionCommand;
  /** Read in the same transaction, by which `takeFile` has written its prices. */
  readonly file: DealerFile;
  readonly reading: PriceFileReading;
  readonly skipsBadLines: boolean;
  /** A member of staff, or a key's first signs. */
  readonly receivedFrom: string;
  /** Of a key who made it. */
  readonly receivedById: number | null;
}

interface Decision {
  readonly command: DecisionCommand;
  /** Locked by the caller. */
  readonly row: PriceImportRow;
  readonly decidedBy: string;
  readonly decidedById: number;
  readonly reason: string;
  /** What it would change by now. */
  readonly reading: PriceFileReading;
}

interface ExecutionContext {
  readonly now: Date;
  readonly audit?: Pick<CallContext['audit'], 'note'>;
}

/** A file that waits already does not wait twice. */
async function receive(tx: Database, reception: Reception, to: PriceImportRow['state'], now: Date): Promise<number> {
  const { file, reading, skipsBadLines, receivedFrom, receivedById } = reception;
  const hash = contentHash(file.content);
  const duplicate = to === 'held' ? await findHeldDuplicate(tx, file.dealerId, hash) : undefined;
  if (duplicate) return duplicate.id;
  return insertImport(tx, {
    dealerId: file.dealerId,
    state: to,
    fileName: file.name,
    content: file.content,
    contentHash: hash,
    skipsBadLines,
    changeCount: reading.Changes.length,
    jumpCount: reading.Changes.filter(({ IsJump }) => IsJump).length,
    badLineCount: new Set(reading.BadLines.map(({ Line }) => Line)).size,
    receivedAt: now,
    receivedFrom,
    receivedById,
    reading: to === 'held' ? null : reading,
  });
}

/** Against what counts by now. CONFLICT: lines that were good are wrong by now. */
async function writePrices(tx: Database, row: PriceImportRow, acceptsJumps: boolean, now: Date): Promise<void> {
  const dealer = await lockDealerById(tx, row.dealerId);
  if (!dealer) throw problem('NOT_FOUND');
  const file = { dealerId: dealer.id, dealerKey: dealer.slug, name: row.fileName, content: row.content };
  const options = { isDryRun: false, acceptsJumps, skipsBadLines: row.skipsBadLines, now };
  const { isWritten, errors } = await importDealerFile(tx, file, options);
  if (!isWritten) throw problem('CONFLICT', { detail: `Die Datei passt nicht mehr: ${errors[0]?.message ?? ''}` });
}

const OWN_PRICES = 'Das sind Ihre eigenen Preise. Freigeben muss sie jemand anderes.';

/** Executes a command in the caller's transaction; gives the import's id. CONFLICT where the table does not allow it, or not to the sender. */
export async function executePriceImport(
  tx: Database,
  execution: Reception | Decision,
  { now, audit }: ExecutionContext,
): Promise<number> {
  const { to, writesPrices, acceptsJumps, isAudited }: PriceImportCommand = PRICE_IMPORT_COMMANDS[execution.command];
  if (!('row' in execution)) return receive(tx, execution, to, now);
  const { command, row, decidedBy, decidedById, reason, reading } = execution;
  if (!isAllowed(command, row.state)) throw problem('CONFLICT', { context: { State: row.state } });
  if (!isAllowedTo(command, row.receivedById === decidedById)) throw problem('CONFLICT', { detail: OWN_PRICES });
  if (writesPrices) await writePrices(tx, row, acceptsJumps, now);
  await recordDecision(tx, row.id, { state: to, decidedAt: now, decidedBy, reason, reading });
  if (isAudited) audit?.note({ before: { state: row.state }, after: { state: to, jumps: row.jumpCount }, reason });
  return row.id;
}
