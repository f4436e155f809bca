import { dealers, raisePriceBookVersion } from '@heizplatz/api-dealers';
import { users } from '@heizplatz/api-identity';
import type { Seller } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { and, count, desc, eq, isNull, sql, sum } from 'drizzle-orm';
import { reviews } from './schema';

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReview = typeof reviews.$inferInsert;

export async function findReview(db: Database, orderId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.orderId, orderId));
  return row;
}

/** Published reviews that their dealer has not answered, of one order or of all of a dealer's; the newest first. */
export function findUnanswered(
  db: Database,
  { orderId, dealerId }: { readonly dealerId: number; readonly orderId: string | null },
  limit: number,
): Promise<ReviewRow[]> {
  const isThat = orderId === null ? eq(reviews.dealerId, dealerId) : eq(reviews.orderId, orderId);
  return db
    .select()
    .from(reviews)
    .where(and(isThat, eq(reviews.state, 'published'), isNull(reviews.dealerAnswer)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}

/** Mean and count of a dealer from all published reviews and those from before; the price book is built anew. */
async function recountRating(tx: Database, { id, priorRatingCount, priorRatingStars }: Seller): Promise<void> {
  const [published] = await tx
    .select({ number: count(), stars: sum(reviews.stars).mapWith(Number) })
    .from(reviews)
    .where(and(eq(reviews.dealerId, id), eq(reviews.state, 'published')));
  const ratingCount = priorRatingCount + (published?.number ?? 0);
  const stars = priorRatingStars + (published?.stars ?? 0);
  const ratingTenths = ratingCount === 0 ? null : Math.round((stars * 10) / ratingCount);
  await tx.update(dealers).set({ ratingCount, ratingTenths }).where(eq(dealers.id, id));
  await raisePriceBookVersion(tx);
}

/**
 * A review, and what it does to its dealer's mean. The dealer's row is locked first, so that two reviews of a moment both
 * count and neither waits for the other's foreign key. Throws on a second one of an order (reviews_orderId_unique).
 */
export async function insertReview(tx: Database, review: NewReview): Promise<ReviewRow> {
  const [dealer] = await tx.select().from(dealers).where(eq(dealers.id, review.dealerId)).for('no key update');
  if (!dealer) throw new Error(`no dealer ${review.dealerId}`);
  const [inserted] = await tx.insert(reviews).values(review).returning();
  if (!inserted) throw new Error('no review was inserted');
  await recountRating(tx, dealer);
  return inserted;
}

export async function findReviewById(db: Database, id: number): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
  return row;
}

/** Replaces the author's text, which is retained. */
export async function changeReviewText(tx: Database, id: number, text: string): Promise<void> {
  const originalText = sql`coalesce(${reviews.originalText}, ${reviews.text})`;
  await tx.update(reviews).set({ text, originalText }).where(eq(reviews.id, id));
}

/** Restores the author's own text; no effect for a review that was never changed. */
export async function restoreReviewText(tx: Database, id: number): Promise<void> {
  const text = sql`coalesce(${reviews.originalText}, ${reviews.text})`;
  await tx.update(reviews).set({ text, originalText: null }).where(eq(reviews.id, id));
}

/** The dealer's answer to it; the newer counts. Public pages display it at once. */
export async function setDealerAnswer(tx: Database, id: number, response: { text: string; at: Date }): Promise<void> {
  await tx
    .update(reviews)
    .set({ dealerAnswer: response.text, dealerAnsweredAt: response.at })
    .where(eq(reviews.id, id));
}

/** Shows or hides a review, and its dealer's mean with it; nothing for one that is so already. */
export async function setReviewState(tx: Database, id: number, state: ReviewRow['state']): Promise<void> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id));
  if (!review || review.state === state) return;
  const [dealer] = await tx.select().from(dealers).where(eq(dealers.id, review.dealerId)).for('no key update');
  if (!dealer) throw new Error(`no dealer ${review.dealerId}`);
  await tx.update(reviews).set({ state }).where(eq(reviews.id, id));
  await recountRating(tx, dealer);
}

export interface Reviewer {
  readonly id: number;
  readonly isGuest: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Whose order it is; undefined when the account is gone. In a transaction it is not deleted before that ends. */
export async function findReviewer(db: Database, userId: number): Promise<Reviewer | undefined> {
  const { id, isGuest, firstName, lastName } = users;
  const [row] = await db
    .select({ id, isGuest, firstName, lastName })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return row;
}
