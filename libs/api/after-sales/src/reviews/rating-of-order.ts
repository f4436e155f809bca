import { DELIVERED_STATES, findOrder, OPEN_STATES } from '@heizplatz/api-ordering';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type RatingState } from '@heizplatz/contract';
import type * as v from 'valibot';
import { findRatedOrder, type RatedOrder } from './find-rated-order';
import { findReview, type ReviewRow } from './review-repository';

/** NOT_FOUND for an order that came to nothing: there is nothing to rate, now or later. */
function getState({ order, isExpired }: RatedOrder, review: ReviewRow | undefined): v.InferOutput<typeof RatingState> {
  if (isExpired) return 'expired';
  if (review) return 'rated';
  if (DELIVERED_STATES.includes(order.state)) return 'open';
  if (OPEN_STATES.includes(order.state)) return 'not-yet';
  throw problem('NOT_FOUND', { detail: 'Diese Bestellung kann nicht bewertet werden.' });
}

/** Reads by the signed link; looking spends nothing. */
export const ratingOfOrder = defineHandler(CALLS.ratingOfOrder, async ({ params }, context) => {
  const { db } = context;
  const ratedOrder = await findRatedOrder(params, context, (id) => findOrder(db, id));
  const { order } = ratedOrder;
  const review = await findReview(db, order.id);
  const state = getState(ratedOrder, review);
  return {
    State: state,
    OrderNumber: order.number,
    ProductGroupId: order.productGroupId,
    ProductName: order.offer.ProductName,
    Amount: order.deliveredAmount ?? order.amount,
    DealerName: order.offer.DealerName,
    DeliveredOn: order.deliveredOn,
    Given: review && state === 'rated' ? { Stars: review.stars, Text: review.text } : null,
  };
});
