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
import { type Database, erasedColumns, outbox } from '@heizplatz/api-platform';
import { eq, inArray, like, or } from 'drizzle-orm';

const NOBODY = 0;

/** Locked until the transaction ends. */
export async function lockOrdersToErase(tx: Database, orderIds: readonly string[]): Promise<Order[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .for('update');
  return rows.map(getOrder);
}

/** Postcode and town stay: statistics count by them, and no person lives in them alone. */
export async function eraseOrder(tx: Database, order: Order): Promise<void> {
  const erased = erasedColumns(orders, ['order', 'bankDetails'], order);
  await tx
    .update(orders)
    .set({ ...erased, userId: NOBODY })
    .where(eq(orders.id, order.id));
}

/** Notes about orders, and requests to payment providers; reviews and declarations lose their names. */
export async function eraseBesideOrders(tx: Database, orderIds: readonly string[]): Promise<void> {
  const ids = [...orderIds];
  const event = { ...erasedColumns(orderEvents, ['order']), authorId: null, enteredById: null };
  await tx.update(orderEvents).set(event).where(inArray(orderEvents.orderId, ids));
  await tx
    .update(withdrawals)
    .set(erasedColumns(withdrawals, ['order']))
    .where(inArray(withdrawals.orderId, ids));
  await tx.delete(creditOperations).where(inArray(creditOperations.orderId, ids));
  await tx.delete(creditAuthorisations).where(inArray(creditAuthorisations.orderId, ids));
  await tx
    .update(reviews)
    .set(erasedColumns(reviews, ['account']))
    .where(inArray(reviews.orderId, ids));
  await tx.delete(cancellationComments).where(inArray(cancellationComments.orderId, ids));
  await tx
    .update(cancellationCases)
    .set(erasedColumns(cancellationCases, ['order']))
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
