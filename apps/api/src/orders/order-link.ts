import type { KeyRing } from '../keys/key-ring';
import { isSealed, sealOf, splitSealed } from '../keys/seal';

/** Long enough for delivery, invoice and withdrawal of an order; a link is an order's only door for guests and dealers. */
export const ORDER_LINK_TTL_SECONDS = 400 * 86_400;

interface Signing {
  readonly keys: KeyRing;
  readonly now: Date;
}

/** Names purpose and object, so that a link signed for one never opens the other. */
const messageOf = (subject: string, expires: string): string => `${subject}|${expires}`;

function sign(subject: string, { keys, now }: Signing): string {
  const expires = String(Math.floor(now.getTime() / 1000) + ORDER_LINK_TTL_SECONDS);
  return `${expires}.${sealOf(messageOf(subject, expires), keys)}`;
}

function opens(token: string, subject: string, { keys, now }: Signing): boolean {
  const { text: expires, seal } = splitSealed(token, 1);
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now.getTime()) return false;
  return isSealed(messageOf(subject, expires), seal, keys);
}

const customerSubject = (orderId: string): string => `order|${orderId}`;
/** A dealer that an order was taken from finds its link closed. */
const dealerSubject = (orderId: string, dealerId: number): string => `dealer-order|${orderId}|${dealerId}`;

/** The customer's: '<expiry, seconds since 1970>.<seal>'; opens this one order until then. */
export const signOrderLink = (orderId: string, signing: Signing): string => sign(customerSubject(orderId), signing);

/** Whether the token was signed for this order's customer and counts still; anything malformed does not. */
export const opensOrder = (token: string, orderId: string, signing: Signing): boolean =>
  opens(token, customerSubject(orderId), signing);

/** The dealer's, of the same form. */
export const signDealerLink = (order: { id: string; dealerId: number }, signing: Signing): string =>
  sign(dealerSubject(order.id, order.dealerId), signing);

/** Whether the token was signed for this order's present dealer and counts still. */
export const opensDealerOrder = (token: string, order: { id: string; dealerId: number }, signing: Signing): boolean =>
  opens(token, dealerSubject(order.id, order.dealerId), signing);

const ratingSubject = (orderId: string): string => `rating|${orderId}`;

/** Leads to the rating of this order and opens nothing else of it; of the same form. */
export const signRatingLink = (orderId: string, signing: Signing): string => sign(ratingSubject(orderId), signing);

/** Whether the token was signed for the rating of this order and counts still. */
export const opensRating = (token: string, orderId: string, signing: Signing): boolean =>
  opens(token, ratingSubject(orderId), signing);

/** The same, where a link that is only too old has to be told from a forged one. */
export function ratingLinkState(token: string, orderId: string, signing: Signing): 'open' | 'expired' | 'forged' {
  if (opensRating(token, orderId, signing)) return 'open';
  return opensRating(token, orderId, { ...signing, now: new Date(0) }) ? 'expired' : 'forged';
}

const reviewAnswerSubject = (reviewId: number, dealerId: number): string => `review-answer|${reviewId}|${dealerId}`;

/** Leads a dealer to the answer to one review; of the same form. */
export const signReviewAnswerLink = (review: { id: number; dealerId: number }, signing: Signing): string =>
  sign(reviewAnswerSubject(review.id, review.dealerId), signing);

/** Whether the token was signed for this review's dealer and counts still. */
export const opensReviewAnswer = (token: string, review: { id: number; dealerId: number }, signing: Signing): boolean =>
  opens(token, reviewAnswerSubject(review.id, review.dealerId), signing);
