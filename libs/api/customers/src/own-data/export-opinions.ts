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

const inMoney = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** Of the account, and those that its e-mail was given for. */
export async function exportNotifications(db: Database, { userId, email }: { userId: number; email: string }) {
  const isOwn = or(eq(notifications.userId, userId), isEmail(notifications.email, email));
  const rows = await db.select().from(notifications).where(isOwn).orderBy(asc(notifications.id));
  return rows.map((row) => ({
    Art: row.kind,
    Land: row.countryId,
    Plz: row.zipCode,
    Produkt: row.productId,
    Menge: row.amount,
    Schwelle: inMoney(row.thresholdCents),
    AngelegtAm: row.createdAt,
    BestaetigtAm: row.confirmedAt,
    BeendetAm: row.endedAt,
    ZuletztGesendetAm: row.lastSentAt,
    GehaltenerPreis: inMoney(row.heldCents),
    PreisGehaltenBis: row.priceHeldUntil,
  }));
}

/** What the user said of its orders, with the dealer's answer. */
export async function exportReviews(db: Database, userId: number) {
  const rows = await db
    .select({ number: orders.number, review: reviews })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(reviews.createdAt));
  return rows.map(({ number, review }) => ({
    Bestellung: number,
    Sterne: review.stars,
    Lieferung: review.deliveryStars,
    Ware: review.goodsStars,
    Service: review.serviceStars,
    Text: review.text,
    GezeigterName: review.shownName,
    Stand: review.state,
    Am: review.createdAt,
    AntwortDesHaendlers: review.dealerAnswer,
    BeantwortetAm: review.dealerAnsweredAt,
  }));
}

/** What support has written down about the user (Art. 15 GDPR covers it); who wrote it is of other people. */
export async function exportNotes(db: Database, userId: number) {
  return db
    .select({ Text: customerNotes.text, Am: customerNotes.at })
    .from(customerNotes)
    .where(eq(customerNotes.userId, userId))
    .orderBy(asc(customerNotes.id));
}

/** Invitations to rate, and whether there shall be no more. */
export async function exportInvitations(db: Database, userId: number) {
  const [objection] = await db.select().from(invitationObjections).where(eq(invitationObjections.userId, userId));
  const sent = await db
    .select({ Bestellung: orders.number, GesendetAm: reviewInvitations.sentAt })
    .from(reviewInvitations)
    .innerJoin(orders, eq(orders.id, reviewInvitations.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(reviewInvitations.sentAt));
  return { WiderspruchAm: objection?.at ?? null, Gesendet: sent };
}

/** The user's side of its cancelled orders; what is written with the dealer is not the user's. */
export async function exportCancellations(db: Database, userId: number) {
  const cases = await db
    .select({ number: orders.number, cancellation: cancellationCases })
    .from(cancellationCases)
    .innerJoin(orders, eq(orders.id, cancellationCases.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(cancellationCases.openedAt));
  const comments = await db
    .select({ comment: cancellationComments })
    .from(cancellationComments)
    .innerJoin(orders, eq(orders.id, cancellationComments.orderId))
    .where(and(eq(orders.userId, userId), eq(cancellationComments.kind, 'customer')))
    .orderBy(asc(cancellationComments.id));
  return cases.map(({ number, cancellation }) => ({
    Bestellung: number,
    Am: cancellation.openedAt,
    GebuchtAm: cancellation.bookedAt,
    GebuchtAls: cancellation.bookedAs,
    Grund: cancellation.feedbackReason,
    Bemerkung: cancellation.feedbackComment,
    Nachrichten: comments
      .filter(({ comment }) => comment.orderId === cancellation.orderId)
      .map(({ comment }) => ({ Von: comment.author, Text: comment.text, Am: comment.at })),
  }));
}
