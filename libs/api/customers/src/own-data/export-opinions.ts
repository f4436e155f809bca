import { cancellationCases, cancellationComments, reviews } from '@heizplatz/api-after-sales';
import { notifications } from '@heizplatz/api-identity';
import { type Database, ownColumns } from '@heizplatz/api-platform';
import { customerNotes } from '../staff-customers/schema';
import {
  findCancellationComments,
  findCancellations,
  findInvitationObjection,
  findInvitations,
  findNotes,
  findNotifications,
  findReviews,
} from './own-opinion-repository';

const inMoney = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** Of the account, and those requested with its e-mail. */
export async function exportNotifications(db: Database, { userId, email }: { userId: number; email: string }) {
  const rows = await findNotifications(db, { userId, email });
  return rows.map((row) => ({
    Art: row.kind,
    Land: row.countryId,
    ...ownColumns(notifications, row),
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

/** The user's reviews of its orders, with the dealer's answer. */
export async function exportReviews(db: Database, userId: number) {
  const rows = await findReviews(db, userId);
  return rows.map(({ number, review }) => ({
    Bestellung: number,
    Sterne: review.stars,
    Lieferung: review.deliveryStars,
    Ware: review.goodsStars,
    Service: review.serviceStars,
    Text: review.text,
    ...ownColumns(reviews, review),
    Stand: review.state,
    Am: review.createdAt,
    AntwortDesHaendlers: review.dealerAnswer,
    BeantwortetAm: review.dealerAnsweredAt,
  }));
}

/** What support has written down about the user (Art. 15 GDPR covers it); who wrote it is of other people. */
export async function exportNotes(db: Database, userId: number) {
  const rows = await findNotes(db, userId);
  return rows.map((row) => ({ ...ownColumns(customerNotes, row), Am: row.at }));
}

/** Invitations to rate, and whether there shall be no more. */
export async function exportInvitations(db: Database, userId: number) {
  const objectionAt = await findInvitationObjection(db, userId);
  const sent = await findInvitations(db, userId);
  return {
    WiderspruchAm: objectionAt,
    Gesendet: sent.map(({ number, sentAt }) => ({ Bestellung: number, GesendetAm: sentAt })),
  };
}

/** The user's side of its cancelled orders; what is written with the dealer is not the user's. */
export async function exportCancellations(db: Database, userId: number) {
  const cases = await findCancellations(db, userId);
  const comments = await findCancellationComments(db, userId);
  return cases.map(({ number, cancellation }) => ({
    Bestellung: number,
    Am: cancellation.openedAt,
    GebuchtAm: cancellation.bookedAt,
    GebuchtAls: cancellation.bookedAs,
    ...ownColumns(cancellationCases, cancellation),
    Nachrichten: comments
      .filter(({ comment }) => comment.orderId === cancellation.orderId)
      .map(({ comment }) => ({
        Von: comment.author,
        ...ownColumns(cancellationComments, comment),
        Am: comment.at,
      })),
  }));
}
