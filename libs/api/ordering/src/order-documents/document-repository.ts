import type { Database } from '@heizplatz/api-platform';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { orderDocuments } from './schema';

export type DocumentRow = typeof orderDocuments.$inferSelect;

/** The oldest first. */
export const findDocuments = (db: Database, orderId: string): Promise<DocumentRow[]> =>
  findDocumentsOfOrders(db, [orderId]);

export const findDocumentsOfOrders = (db: Database, orderIds: readonly string[]): Promise<DocumentRow[]> =>
  db
    .select()
    .from(orderDocuments)
    .where(inArray(orderDocuments.orderId, [...orderIds]))
    .orderBy(asc(orderDocuments.at));

/** One paper of this order; another order's is undefined too. */
export async function findDocument(db: Database, orderId: string, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(orderDocuments)
    .where(and(eq(orderDocuments.id, id), eq(orderDocuments.orderId, orderId)));
  return row;
}

export async function insertDocument(tx: Database, document: typeof orderDocuments.$inferInsert): Promise<DocumentRow> {
  const [row] = await tx.insert(orderDocuments).values(document).returning();
  if (!row) throw new Error('no document was inserted');
  return row;
}
