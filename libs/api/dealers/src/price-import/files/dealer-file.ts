import { createHash } from 'node:crypto';
import { CERTIFICATIONS, PRODUCTS } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import type { PriceFileReading } from '@heizplatz/contract';
import { findDealerBranches } from '../../dealers/branch-repository';
import type { FoundImport } from '../price-import-repository';
import { importFiles, type ImportOptions, type ImportResult } from '../tables/import-files';

/** A dealer's price file, of a screen or of its own program. */
export interface DealerFile {
  readonly dealerId: number;
  /** The dealer's key in files. */
  readonly dealerKey: string;
  readonly name: string;
  readonly content: string;
}

export const contentHash = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Reads or takes over one dealer's file; its prices count from now at the earliest. */
export const importDealerFile = (
  db: Database,
  { dealerKey, name, content }: DealerFile,
  { now, ...options }: Omit<ImportOptions, 'scope'> & { readonly now: Date },
): Promise<ImportResult> => importFiles(db, [{ name, text: content }], { ...options, scope: { dealerKey, now } });

const toPercent = (share: number): number => Math.round(share * 1000) / 10;
const customerGroup = (id: number): 1 | 2 | 3 => (id === 2 || id === 3 ? id : 1);

/** Lines that say something, the header left out. */
const lineCount = (content: string): number => content.split('\n').filter((line) => line.trim() !== '').length - 1;

/** What a file would change, on the wire. */
export async function presentReading(
  db: Database,
  { dealerId, content }: DealerFile,
  { errors, changes }: ImportResult,
): Promise<PriceFileReading> {
  const rows = await findDealerBranches(db, dealerId);
  const places = new Map(rows.map(({ id, place, slug }) => [id, `${place} (${slug})`]));
  const prices = changes.flatMap(({ price, isJump }) => (price ? [{ ...price, isJump }] : []));
  const bad = new Set(errors.map(({ line }) => line));
  return {
    Changes: prices
      .sort((a, b) => a.line - b.line)
      .map((price) => ({
        Line: price.line,
        BranchName: places.get(price.branchId) ?? '',
        ProductName: PRODUCTS.find(({ id }) => id === price.productId)?.name ?? '',
        CertificationName: CERTIFICATIONS.find(({ id }) => id === price.certificationId)?.name ?? '',
        CustomerGroupId: customerGroup(price.customerGroupId),
        ValidFrom: price.validFrom.toISOString(),
        OldPrice: price.oldCents === null ? null : price.oldCents / 100,
        NewPrice: price.newCents / 100,
        Percent: price.oldCents === null ? null : toPercent(price.newCents / price.oldCents - 1),
        LargestPercent: price.largestShare === null ? null : toPercent(price.largestShare),
        IsJump: price.isJump,
      })),
    BadLines: errors.map(({ line, message }) => ({ Line: line, Message: message })).sort((a, b) => a.Line - b.Line),
    UnchangedCount: Math.max(0, lineCount(content) - prices.length - bad.size),
  };
}

/** What a stored file would change now; writes nothing. */
export async function readStoredFile(db: Database, { row, dealer }: FoundImport, now: Date): Promise<PriceFileReading> {
  const file = { dealerId: row.dealerId, dealerKey: dealer.slug, name: row.fileName, content: row.content };
  const options = { isDryRun: true, acceptsJumps: false, skipsBadLines: false, now };
  return presentReading(db, file, await importDealerFile(db, file, options));
}
