import { dealerDocuments } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import type { StaffDealerDocument } from '@heizplatz/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';

export type DealerDocumentRow = typeof dealerDocuments.$inferSelect;

const inUse = (dealerId: number) => and(eq(dealerDocuments.dealerId, dealerId), isNull(dealerDocuments.removedAt));

/** A dealer's paper, in use or not. */
export async function findDocument(
  db: Database,
  { dealerId, documentId }: { readonly dealerId: number; readonly documentId: number },
): Promise<DealerDocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(dealerDocuments)
    .where(and(eq(dealerDocuments.id, documentId), eq(dealerDocuments.dealerId, dealerId)));
  return row;
}

/** Papers in use, by kind, the newest first. `day`: today. */
export async function presentDocuments(db: Database, dealerId: number, day: string): Promise<StaffDealerDocument[]> {
  const { kind, validFrom, id } = dealerDocuments;
  const rows = await db
    .select()
    .from(dealerDocuments)
    .where(inUse(dealerId))
    .orderBy(desc(kind), desc(validFrom), desc(id));
  const hasBegun = (row: DealerDocumentRow) => row.validFrom <= day;
  const isNewest = (row: DealerDocumentRow) => rows.find((one) => one.kind === row.kind && hasBegun(one)) === row;
  const counts = (row: DealerDocumentRow) =>
    row.kind === 'certificate' ? hasBegun(row) && (row.validUntil === null || row.validUntil >= day) : isNewest(row);
  return rows.map((row) => ({
    Id: row.id,
    Kind: row.kind,
    Name: row.name,
    ByteCount: row.byteCount,
    ValidFrom: row.validFrom,
    ValidUntil: row.validUntil,
    AddedAt: row.addedAt.toISOString(),
    AddedBy: row.addedBy,
    Counts: counts(row),
  }));
}
