import type { Database } from '@heizplatz/api-platform';
import type { ComplaintState } from '@heizplatz/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { complaintMessages, complaints } from './schema';

type MessageRow = typeof complaintMessages.$inferSelect;
export type ComplaintAuthor = MessageRow['author'];
export type ComplaintRow = typeof complaints.$inferSelect & { readonly messages: readonly MessageRow[] };

/** With their messages, the oldest first. */
export const findComplaints = (db: Database, orderId: string): Promise<ComplaintRow[]> =>
  findComplaintsOfOrders(db, [orderId]);

export async function findComplaintsOfOrders(db: Database, orderIds: readonly string[]): Promise<ComplaintRow[]> {
  const rows = await db
    .select()
    .from(complaints)
    .where(inArray(complaints.orderId, [...orderIds]))
    .orderBy(asc(complaints.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const messages = await db
    .select()
    .from(complaintMessages)
    .where(inArray(complaintMessages.complaintId, ids))
    .orderBy(asc(complaintMessages.id));
  return rows.map((row) => ({ ...row, messages: messages.filter(({ complaintId }) => complaintId === row.id) }));
}

type NewMessage = Omit<typeof complaintMessages.$inferInsert, 'complaintId'>;

export async function insertComplaint(
  tx: Database,
  complaint: typeof complaints.$inferInsert,
  message: NewMessage,
): Promise<void> {
  const [row] = await tx.insert(complaints).values(complaint).returning({ id: complaints.id });
  if (!row) throw new Error('no complaint was inserted');
  await tx.insert(complaintMessages).values({ ...message, complaintId: row.id });
}

/** Writes a message and whose turn it is after it. */
export async function insertComplaintMessage(
  tx: Database,
  complaintId: number,
  state: ComplaintState,
  message: NewMessage,
): Promise<void> {
  await tx.insert(complaintMessages).values({ ...message, complaintId });
  await tx.update(complaints).set({ state }).where(eq(complaints.id, complaintId));
}

export async function closeComplaintRow(
  tx: Database,
  complaintId: number,
  { state, at }: { state: ComplaintState; at: Date },
): Promise<void> {
  await tx.update(complaints).set({ state, closedAt: at }).where(eq(complaints.id, complaintId));
}

/** Deletes the text for orders whose customer was deleted; the complaint itself remains for the statistics. */
export async function eraseComplaintMessages(tx: Database, orderIds: readonly string[]): Promise<void> {
  const ofOrders = tx
    .select({ id: complaints.id })
    .from(complaints)
    .where(inArray(complaints.orderId, [...orderIds]));
  await tx.delete(complaintMessages).where(inArray(complaintMessages.complaintId, ofOrders));
}
