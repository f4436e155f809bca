import { dealerDocuments } from '@heizplatz/api-dealers';
import { type Database, type FileStore, isoDay, localDay } from '@heizplatz/api-platform';
import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';

/** Terms and privacy that a dealer gave us as PDF; they take the place of those that we draw. */
export interface UploadedTexts {
  readonly terms?: Buffer;
  readonly privacy?: Buffer;
}

interface Asked {
  readonly dealerId: number;
  /** The moment of the order: later versions and removals change nothing about it. */
  readonly at: Date;
}

async function keysInForce(db: Database, { dealerId, at }: Asked): Promise<Map<string, string>> {
  const { kind, validFrom, addedAt, removedAt, id, storageKey } = dealerDocuments;
  const rows = await db
    .select({ kind, storageKey })
    .from(dealerDocuments)
    .where(
      and(
        eq(dealerDocuments.dealerId, dealerId),
        inArray(kind, ['terms', 'privacy']),
        lte(validFrom, isoDay(localDay(at))),
        lte(addedAt, at),
        or(isNull(removedAt), gt(removedAt, at)),
      ),
    )
    .orderBy(desc(validFrom), desc(id));
  // Of each kind the newest, which comes first.
  return new Map(rows.reverse().map((row) => [row.kind, row.storageKey]));
}

/** Whether a dealer's own terms are in force. */
export const hasOwnTerms = async (db: Database, asked: Asked): Promise<boolean> =>
  (await keysInForce(db, asked)).has('terms');

/** What a dealer had given us by a moment. Throws when a file is gone from the store: ours would not be what was agreed. */
export async function findUploadedTexts(db: Database, files: FileStore, asked: Asked): Promise<UploadedTexts> {
  const keys = await keysInForce(db, asked);
  const read = async (kind: 'terms' | 'privacy') => {
    const key = keys.get(kind);
    if (key === undefined) return {};
    const bytes = await files.read(key);
    if (!bytes) throw new Error(`no file ${key}`);
    return { [kind]: bytes };
  };
  return { ...(await read('terms')), ...(await read('privacy')) };
}
