import { cancellationCases, cancellationComments, reviews, withdrawals } from '@heizplatz/api-after-sales';
import {
  creditAuthorisations,
  creditOperations,
  eraseComplaintMessages,
  type Order,
  orderDocuments,
  orderEvents,
  orderNotes,
  getOrder,
  orders,
} from '@heizplatz/api-ordering';
import { type Database, outbox } from '@heizplatz/api-platform';
import { eq, inArray, like, or } from 'drizzle-orm';

export type ErasedOrder = Partial<typeof orders.$inferInsert>;

/** Locked until the transaction ends. */
export async function lockOrdersToErase(tx: Database, orderIds: readonly string[]): Promise<Order[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .for('update');
  return rows.map(getOrder);
}

export async function eraseOrder(tx: Database, orderId: string, erased: ErasedOrder): Promise<void> {
  await tx.update(orders).set(erased).where(eq(orders.id, orderId));
}

interface Replacement {
  readonly withdrawal: Partial<typeof withdrawals.$inferInsert>;
  /** Of reviews. */
  readonly shownName: string;
}

/** Notes about orders, and requests to payment providers; reviews and declarations lose their names. */
export async function eraseBesideOrders(
  tx: Database,
  orderIds: readonly string[],
  { withdrawal, shownName: displayName }: Replacement,
): Promise<void> {
  const ids = [...orderIds];
  const erased = { note: null, authorId: null, enteredById: null, caller: null };
  await tx.update(orderEvents).set(erased).where(inArray(orderEvents.orderId, ids));
  await tx.update(withdrawals).set(withdrawal).where(inArray(withdrawals.orderId, ids));
  await tx.delete(creditOperations).where(inArray(creditOperations.orderId, ids));
  await tx.delete(creditAuthorisations).where(inArray(creditAuthorisations.orderId, ids));
  await tx.update(reviews).set({ shownName: displayName }).where(inArray(reviews.orderId, ids));
  await tx.delete(cancellationComments).where(inArray(cancellationComments.orderId, ids));
  await tx
    .update(cancellationCases)
    .set({ feedbackReason: '', feedbackComment: '' })
    .where(inArray(cancellationCases.orderId, ids));
  await eraseComplaintMessages(tx, ids);
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
}

/** Mails name the order that they are about in their subject, or are stored with it. */
export async function deleteMailsAbout(
  tx: Database,
  about: readonly Readonly<Record<'id' | 'number', string>>[],
): Promise<void> {
  const isAbout = about.flatMap(({ id, number }) => [eq(outbox.orderId, id), like(outbox.subject, `%${number}%`)]);
  await tx.delete(outbox).where(or(...isAbout));
}

/** Gives the keys of the files. */
export async function deletePapers(tx: Database, orderIds: readonly string[]): Promise<string[]> {
  const papers = await tx
    .delete(orderDocuments)
    .where(inArray(orderDocuments.orderId, [...orderIds]))
    .returning({ storageKey: orderDocuments.storageKey });
  return papers.map(({ storageKey }) => storageKey);
}
