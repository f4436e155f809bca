import {
  cancellationCases,
  cancellationComments,
  invitationObjections,
  reviewInvitations,
  reviews,
} from '@heizplatz/api-after-sales';
import { notifications } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import { type Database, isEmail } from '@heizplatz/api-platform';
import { and, asc, desc, eq, or } from 'drizzle-orm';
import { customerNotes } from '../staff-customers/schema';

/** Of the account, and those requested with its e-mail. */
export const findNotifications = (db: Database, { userId, email }: { userId: number; email: string }) =>
  db
    .select()
    .from(notifications)
    .where(or(eq(notifications.userId, userId), isEmail(notifications.email, email)))
    .orderBy(asc(notifications.id));

export const findReviews = (db: Database, userId: number) =>
  db
    .select({ number: orders.number, review: reviews })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(reviews.createdAt));

export const findNotes = (db: Database, userId: number) =>
  db.select().from(customerNotes).where(eq(customerNotes.userId, userId)).orderBy(asc(customerNotes.id));

/** When the user objected to further invitations; null: it did not. */
export async function findInvitationObjection(db: Database, userId: number): Promise<Date | null> {
  const [objection] = await db.select().from(invitationObjections).where(eq(invitationObjections.userId, userId));
  return objection?.at ?? null;
}

export const findInvitations = (db: Database, userId: number) =>
  db
    .select({ number: orders.number, sentAt: reviewInvitations.sentAt })
    .from(reviewInvitations)
    .innerJoin(orders, eq(orders.id, reviewInvitations.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(reviewInvitations.sentAt));

export const findCancellations = (db: Database, userId: number) =>
  db
    .select({ number: orders.number, cancellation: cancellationCases })
    .from(cancellationCases)
    .innerJoin(orders, eq(orders.id, cancellationCases.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(cancellationCases.openedAt));

/** Those written with the user; what is written with the dealer is not the user's. */
export const findCancellationComments = (db: Database, userId: number) =>
  db
    .select({ comment: cancellationComments })
    .from(cancellationComments)
    .innerJoin(orders, eq(orders.id, cancellationComments.orderId))
    .where(and(eq(orders.userId, userId), eq(cancellationComments.kind, 'customer')))
    .orderBy(asc(cancellationComments.id));
