import { dealerDocuments } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { and, desc, eq, isNull } from 'drizzle-orm';

export type DealerDocumentRow = typeof dealerDocuments.$inferSelect;

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

/** Papers in use, by kind, the newest first. */
export function findDocumentsInUse(db: Database, dealerId: number): Promise<DealerDocumentRow[]> {
  const { kind, validFrom, id, removedAt } = dealerDocuments;
  return db
    .select()
    .from(dealerDocuments)
    .where(and(eq(dealerDocuments.dealerId, dealerId), isNull(removedAt)))
    .orderBy(desc(kind), desc(validFrom), desc(id));
}

export async function insertDocument(db: Database, row: typeof dealerDocuments.$inferInsert): Promise<void> {
  await db.insert(dealerDocuments).values(row);
}

/** One that is out of use already stays as it is. */
export async function removeDocument(db: Database, id: number, removedAt: Date): Promise<void> {
  await db
    .update(dealerDocuments)
    .set({ removedAt })
    .where(and(eq(dealerDocuments.id, id), isNull(dealerDocuments.removedAt)));
}
