import { findOrder, type ReviewLinked } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import type { ReviewRow } from './review-repository';

/** A review as its dealer's link names it: with the version of the dealer's links to its order. */
export async function reviewLinked(db: Database, { id, dealerId, orderId }: ReviewRow): Promise<ReviewLinked> {
  const order = orderId === null ? undefined : await findOrder(db, orderId);
  return { id, dealerId, dealerLinkVersion: order?.dealerLinkVersion ?? 0 };
}
