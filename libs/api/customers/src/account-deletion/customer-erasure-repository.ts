import { contentReportAnswers, reports, reviews, withdrawals } from '@heizplatz/api-after-sales';
import { mailedLinks, notifications, users } from '@heizplatz/api-identity';
import { idempotencyKeys, orderProcesses, inquiries } from '@heizplatz/api-ordering';
import { type Database, defineEvent, erasedColumns, isEmail, outbox } from '@heizplatz/api-platform';
import { and, eq, inArray, isNull, ne, notLike, or, type SQL, sql } from 'drizzle-orm';

/** All that is stored by a customer's mailboxes is about to go. */
export const customerForgotten = defineEvent<{ readonly emails: readonly string[] }>('CustomerForgotten');

type RetainedOrder = Readonly<Record<'id' | 'number', string>>;

/** So that nothing is placed while its customer goes: before the user's own row, in the order of finalise. */
export async function lockDrafts(tx: Database, userId: number): Promise<void> {
  await tx
    .select({ id: orderProcesses.id })
    .from(orderProcesses)
    .where(eq(orderProcesses.userId, userId))
    .for('update');
}

/** What one side wrote against decisions on these reports; the decisions themselves are read by the other side too. */
async function eraseAppeals(tx: Database, by: 'reporter' | 'concerned', about: SQL | undefined): Promise<void> {
  const named = tx.select({ id: reports.id }).from(reports).where(about);
  await tx
    .update(contentReportAnswers)
    .set(erasedColumns(contentReportAnswers, ['report']))
    .where(and(eq(contentReportAnswers.by, by), inArray(contentReportAnswers.reportId, named)));
}

/**
 * All data stored by e-mail: requests, reporters' identities, notifications, links, declarations without an order;
 * and mails except those of retained orders, to the mailbox and to those who were to answer to it.
 */
async function forgetEmail(tx: Database, email: string, retained: readonly RetainedOrder[]): Promise<void> {
  await tx.delete(inquiries).where(isEmail(inquiries.email, email));
  await eraseAppeals(tx, 'reporter', isEmail(reports.email, email));
  // Whom the decision concerns is somebody else.
  const { concernedTokenHash: _, ...reporter } = erasedColumns(reports, ['report']);
  await tx.update(reports).set(reporter).where(isEmail(reports.email, email));
  await tx.delete(notifications).where(isEmail(notifications.email, email));
  await tx.delete(mailedLinks).where(isEmail(mailedLinks.email, email));
  await tx
    .update(withdrawals)
    .set(erasedColumns(withdrawals, ['order']))
    .where(and(isEmail(withdrawals.email, email), isNull(withdrawals.orderId)));
  const isAboutPerson = or(isEmail(outbox.recipient, email), isEmail(outbox.replyTo, email));
  // Older mails name their order in the subject alone.
  const isOrphaned = retained.flatMap(({ id, number }) => [
    or(isNull(outbox.orderId), ne(outbox.orderId, id)),
    notLike(outbox.subject, `%${number}%`),
  ]);
  await tx.delete(outbox).where(and(isAboutPerson, ...isOrphaned));
}

/**
 * Deletes an account with all dependent data: addresses, access notes, fuel storages, logins, links, notifications;
 * reviews lose their name. Orders are left to the caller: `emails` are the addresses used for them, `kept` the orders
 * that remain unchanged.
 */
export async function forgetCustomer(
  tx: Database,
  { userId, emails, stored }: { userId: number; emails: readonly string[]; stored: readonly RetainedOrder[] },
): Promise<void> {
  for (const email of emails) await forgetEmail(tx, email, stored);
  await customerForgotten.publish(tx, { emails });
  await tx.delete(orderProcesses).where(eq(orderProcesses.userId, userId));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.ownerId, userId));
  const own = tx
    .select({ id: sql<string>`${reviews.id}::text` })
    .from(reviews)
    .where(eq(reviews.userId, userId));
  const isOfOwn = and(eq(reports.targetKind, 'review'), inArray(reports.targetId, own));
  await eraseAppeals(tx, 'concerned', isOfOwn);
  await tx.update(reports).set({ title: 'Bewertung', concernedTokenHash: null }).where(isOfOwn);
  await tx
    .update(reviews)
    .set(erasedColumns(reviews, ['account']))
    .where(eq(reviews.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
}
