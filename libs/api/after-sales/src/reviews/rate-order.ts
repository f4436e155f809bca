import { DELIVERED_STATES, findOrder, lockOrder, type Order, orderConflict } from '@heizplatz/api-ordering';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { findRatedOrder } from './find-rated-order';
import { plainText } from './plain-text';
import {
  findReview,
  findReviewer,
  insertReview,
  type NewReview,
  type Reviewer,
  type ReviewRow,
} from './review-repository';
import { displayName } from './display-name';
import { notifyDealer } from './notify-dealer';

type Body = CallRequest<typeof CALLS.rateOrder>['body'];

/** By the account's name, for guests by the name in the delivery address; a deleted user stays unnamed. */
function getReview(order: Order, reviewer: Reviewer | undefined, body: Body, createdAt: Date): NewReview {
  const { FirstName, LastName } = order.deliveryAddresses[0].Address;
  const named = reviewer?.isGuest === false ? reviewer : { firstName: FirstName, lastName: LastName };
  return {
    orderId: order.id,
    dealerId: order.dealerId,
    userId: reviewer?.id ?? null,
    countryId: order.countryId,
    productGroupId: order.productGroupId,
    stars: body.Stars,
    deliveryStars: body.Delivery,
    goodsStars: body.Goods,
    serviceStars: body.Service,
    text: plainText(body.Text),
    shownName: displayName(named, body.IsAnonymous || !reviewer),
    createdAt,
  };
}

/** A double click, or a form resubmitted after a lost response. */
const isDuplicate = (row: ReviewRow, review: NewReview): boolean =>
  (['stars', 'deliveryStars', 'goodsStars', 'serviceStars', 'text', 'shownName'] as const).every(
    (name) => row[name] === review[name],
  );

/**
 * One review an order, under the order's lock, and the dealer's new mean with it. TOKEN_EXPIRED for a link that is too
 * old, CONFLICT when it was rated otherwise before, and for goods that have not come or whose order came to nothing.
 */
export const rateOrder = defineHandler(CALLS.rateOrder, async ({ body }, context) => {
  const { db, clock, log } = context;
  await db.transaction(async (tx) => {
    const query = { token: body.Token, orderId: body.OrderId };
    const { order: seen, isExpired } = await findRatedOrder(query, context, (id) => findOrder(tx, id));
    if (isExpired)
      throw problem('TOKEN_EXPIRED', {
        detail: 'Dieser Link ist abgelaufen. Bitte melden Sie sich an und bewerten Sie von Ihren Bestellungen aus.',
        context: { State: 'expired' },
      });
    // The account before the order, as deleteAccount locks them.
    const reviewer = await findReviewer(tx, seen.userId);
    const { order } = await findRatedOrder(query, context, (id) => lockOrder(tx, id));
    const review = getReview(order, reviewer, body, clock());
    const existingReview = await findReview(tx, order.id);
    if (existingReview && isDuplicate(existingReview, review)) return;
    if (existingReview)
      throw problem('CONFLICT', {
        detail: 'Diese Bestellung haben Sie schon bewertet.',
        context: { State: 'rated' },
      });
    if (!DELIVERED_STATES.includes(order.state)) throw orderConflict(order.state);
    const inserted = await insertReview(tx, review);
    await notifyDealer(tx, inserted, context);
    log.info({ orderId: order.id, dealerId: order.dealerId, stars: review.stars }, 'order rated');
  });
  return { success: true };
});
