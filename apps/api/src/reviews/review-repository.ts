import { and, count, eq, sum } from 'drizzle-orm';
import type { Database } from '../database/database';
import { raisePriceBookVersion } from '../dealers/raise-price-book-version';
import { dealers } from '../dealers/schema';
import { users } from '../identity/schema';
import { reviews } from './schema';

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReview = typeof reviews.$inferInsert;

export async function findReview(db: Database, orderId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.orderId, orderId));
  return row;
}

/**
 * Mean and count of a dealer from all published reviews and those from before; the price book is built anew. The dealer's
 * row is locked first, so that two reviews of a moment both count.
 */
async function recountRating(tx: Database, dealerId: number): Promise<void> {
  const [dealer] = await tx.select().from(dealers).where(eq(dealers.id, dealerId)).for('update');
  if (!dealer) throw new Error(`no dealer ${dealerId}`);
  const [published] = await tx
    .select({ number: count(), stars: sum(reviews.stars).mapWith(Number) })
    .from(reviews)
    .where(and(eq(reviews.dealerId, dealerId), eq(reviews.state, 'published')));
  const ratingCount = dealer.priorRatingCount + (published?.number ?? 0);
  const stars = dealer.priorRatingStars + (published?.stars ?? 0);
  const ratingTenths = ratingCount === 0 ? null : Math.round((stars * 10) / ratingCount);
  await tx.update(dealers).set({ ratingCount, ratingTenths }).where(eq(dealers.id, dealerId));
  await raisePriceBookVersion(tx);
}

/** A review, and what it does to its dealer's mean. Throws on a second one of an order (reviews_orderId_unique). */
export async function insertReview(tx: Database, review: NewReview): Promise<void> {
  await tx.insert(reviews).values(review);
  await recountRating(tx, review.dealerId);
}

/** The name of an account; undefined when it is gone, and for guests. */
export async function findReviewer(
  db: Database,
  userId: number,
): Promise<{ id: number; isGuest: boolean; firstName: string; lastName: string } | undefined> {
  const { id, isGuest, firstName, lastName } = users;
  const [row] = await db
    .select({ id, isGuest, firstName, lastName })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return row;
}
