import type { Database } from '@heizplatz/api-platform';
import type { REVIEW_SORTS } from '@heizplatz/contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { reviews } from '../reviews/schema';

interface Target {
  readonly dealerId: number;
  /** 0: all. */
  readonly stars: number;
  readonly sort: (typeof REVIEW_SORTS)[number];
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

const display = (dealerId: number, stars = 0) =>
  and(
    eq(reviews.dealerId, dealerId),
    eq(reviews.state, 'published'),
    stars === 0 ? undefined : eq(reviews.stars, stars),
  );

const newest = [desc(reviews.createdAt), desc(reviews.id)];
const ORDERS = {
  newest,
  best: [desc(reviews.stars), ...newest],
  worst: [asc(reviews.stars), ...newest],
} as const;

/** A page of a dealer's published reviews. */
export const findVisibleReviews = (db: Database, { dealerId, stars, sort, page, size }: Target) =>
  db
    .select()
    .from(reviews)
    .where(display(dealerId, stars))
    .orderBy(...ORDERS[sort])
    .limit(size)
    .offset((page - 1) * size);

/** How many published reviews of a dealer have so many stars. */
export async function countByStars(db: Database, dealerId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ stars: reviews.stars, number: count() })
    .from(reviews)
    .where(display(dealerId))
    .groupBy(reviews.stars);
  return new Map(rows.map(({ stars, number }) => [stars, number]));
}
