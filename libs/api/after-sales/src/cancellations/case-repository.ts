import { type Order, orders, withdrawUntil } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { cancellationCases, cancellationComments } from './schema';

export type CaseRow = typeof cancellationCases.$inferSelect;
export type CommentRow = typeof cancellationComments.$inferSelect;
export type NewComment = typeof cancellationComments.$inferInsert;

type CancelledOrder = Pick<Order, 'id' | 'countryId' | 'dealerId' | 'cancellationKind' | 'isConsumer' | 'deliveredOn'>;

/** The case of an order that was cancelled just now; one that is open already stays as it is. */
export async function openCase(tx: Database, order: CancelledOrder, openedAt: Date): Promise<void> {
  const { id: orderId, countryId, dealerId } = order;
  const kind = order.cancellationKind ?? 'customer';
  const opened = { orderId, openedAt, countryId, dealerId, kind, deadline: withdrawUntil(order) };
  await tx.insert(cancellationCases).values(opened).onConflictDoNothing();
}

/** Undefined: the order was never cancelled. */
export async function findCase(db: Database, orderId: string): Promise<CaseRow | undefined> {
  const [row] = await db.select().from(cancellationCases).where(eq(cancellationCases.orderId, orderId));
  return row;
}

/** Ids of orders that an account has cancelled, the latest first. */
export async function findCancelledOrders(db: Database, userId: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(cancellationCases)
    .innerJoin(orders, eq(orders.id, cancellationCases.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(cancellationCases.openedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The same, locked against other writers until the transaction ends. */
export async function lockCase(tx: Database, orderId: string): Promise<CaseRow | undefined> {
  const [row] = await tx.select().from(cancellationCases).where(eq(cancellationCases.orderId, orderId)).for('update');
  return row;
}

export async function saveFeedback(
  tx: Database,
  orderId: string,
  { reason, comment, at }: { reason: string; comment: string; at: Date },
): Promise<void> {
  await tx
    .update(cancellationCases)
    .set({ feedbackStatus: 1, feedbackReason: reason, feedbackComment: comment, feedbackAt: at })
    .where(eq(cancellationCases.orderId, orderId));
}

const isWith = (orderId: string, kind: CommentRow['kind']) =>
  and(eq(cancellationComments.orderId, orderId), eq(cancellationComments.kind, kind));

/** What staff and customer, or dealer, wrote to each other, oldest first; neither sees the other's. */
export const commentsWith = (db: Database, orderId: string, kind: CommentRow['kind']): Promise<CommentRow[]> =>
  db.select().from(cancellationComments).where(isWith(orderId, kind)).orderBy(asc(cancellationComments.id));

export const countComments = (db: Database, orderId: string, kind: CommentRow['kind']): Promise<number> =>
  db.$count(cancellationComments, isWith(orderId, kind));

/** Whether the same was written since then: a double click, or a form resubmitted after a lost response. */
export async function hasDuplicateComment(db: Database, comment: NewComment, since: Date): Promise<boolean> {
  const { author, text, at } = cancellationComments;
  const { orderId, kind } = comment;
  const isDuplicate = and(eq(author, comment.author), eq(text, comment.text), gt(at, since));
  return (await db.$count(cancellationComments, and(isWith(orderId, kind), isDuplicate))) > 0;
}

/** The author of the last comment is waiting for staff, or has received staff's answer. */
export async function insertComment(tx: Database, comment: NewComment): Promise<void> {
  await tx.insert(cancellationComments).values(comment);
  await setWaits(tx, comment, comment.author !== 'staff');
}

type Conversation = Pick<CommentRow, 'orderId' | 'kind'>;

/** Whether the customer, or the dealer, waits for staff's answer. */
async function setWaits(tx: Database, { orderId, kind }: Conversation, waits: boolean): Promise<void> {
  await tx
    .update(cancellationCases)
    .set(kind === 'customer' ? { customerWaits: waits } : { dealerWaits: waits })
    .where(eq(cancellationCases.orderId, orderId));
}

/** The last comment of a conversation, or of one person in it. */
export async function findLastComment(
  db: Database,
  { orderId, kind }: Conversation,
  fkUserId?: number,
): Promise<CommentRow | undefined> {
  const isOfPerson = fkUserId === undefined ? undefined : eq(cancellationComments.fkUserId, fkUserId);
  const [row] = await db
    .select()
    .from(cancellationComments)
    .where(and(isWith(orderId, kind), isOfPerson))
    .orderBy(desc(cancellationComments.id))
    .limit(1);
  return row;
}

/** The mail that the last comment of a conversation goes out with. */
export async function setCommentMail(tx: Database, conversation: Conversation, mailId: string): Promise<void> {
  const last = await findLastComment(tx, conversation);
  if (last) await tx.update(cancellationComments).set({ mailId }).where(eq(cancellationComments.id, last.id));
}

/** Deletes a comment; who had the word before it has it again. */
export async function deleteComment(tx: Database, comment: CommentRow): Promise<void> {
  await tx.delete(cancellationComments).where(eq(cancellationComments.id, comment.id));
  const last = await findLastComment(tx, comment);
  await setWaits(tx, comment, last !== undefined && last.author !== 'staff');
}
