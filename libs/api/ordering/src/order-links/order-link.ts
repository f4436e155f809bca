import { isSealed, type KeyRing, createSeal, splitSealed } from '@heizplatz/api-platform';
import type { OrderRow } from '../order/order';

/** Long enough for delivery, invoice and withdrawal of an order; a link is an order's only door for guests and dealers. */
export const ORDER_LINK_TTL_SECONDS = 400 * 86_400;

interface Signing {
  readonly keys: KeyRing;
  readonly now: Date;
}

/** Names purpose and object, so that a link signed for one never opens the other. */
const getMessage = (subject: string, expires: string): string => `${subject}|${expires}`;

function sign(subject: string, { keys, now }: Signing): string {
  const expires = String(Math.floor(now.getTime() / 1000) + ORDER_LINK_TTL_SECONDS);
  return `${expires}.${createSeal(getMessage(subject, expires), keys)}`;
}

function opens(token: string, subject: string, { keys, now }: Signing): boolean {
  const { text: expires, seal } = splitSealed(token, 1);
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now.getTime()) return false;
  return isSealed(getMessage(subject, expires), seal, keys);
}

/** What the customer's link opens (rule ORDER-05). */
export type CustomerLinked = Pick<OrderRow, 'id' | 'customerLinkVersion'>;
/** What the dealer's link opens. */
export type DealerLinked = Pick<OrderRow, 'id' | 'dealerId' | 'dealerLinkVersion'>;

/** Links that were never closed have no version. */
const versioned = (subject: string, version: number): string => (version === 0 ? subject : `${subject}|${version}`);

const customerSubject = ({ id, customerLinkVersion }: CustomerLinked): string =>
  versioned(`order|${id}`, customerLinkVersion);
/** A dealer that an order was taken from finds its link closed. */
const dealerSubject = ({ id, dealerId, dealerLinkVersion }: DealerLinked): string =>
  versioned(`dealer-order|${id}|${dealerId}`, dealerLinkVersion);

/** The customer's: '<expiry, seconds since 1970>.<seal>'; opens this one order until then, or until its links are closed. */
export const signOrderLink = (order: CustomerLinked, signing: Signing): string => sign(customerSubject(order), signing);

/** Whether the token was signed for this order's customer and counts still; anything malformed does not. */
export const opensOrder = (token: string, order: CustomerLinked, signing: Signing): boolean =>
  opens(token, customerSubject(order), signing);

/** The dealer's, of the same form. */
export const signDealerLink = (order: DealerLinked, signing: Signing): string => sign(dealerSubject(order), signing);

/** Whether the token was signed for this order's present dealer and counts still. */
export const opensDealerOrder = (token: string, order: DealerLinked, signing: Signing): boolean =>
  opens(token, dealerSubject(order), signing);

const ratingSubject = ({ id, customerLinkVersion }: CustomerLinked): string =>
  versioned(`rating|${id}`, customerLinkVersion);

/** Leads to the rating of this order and opens nothing else of it; closed with the customer's links. Of the same form. */
export const signRatingLink = (order: CustomerLinked, signing: Signing): string => sign(ratingSubject(order), signing);

/** Whether the token was signed for the rating of this order and counts still. */
export const opensRating = (token: string, order: CustomerLinked, signing: Signing): boolean =>
  opens(token, ratingSubject(order), signing);

/** The same, distinguishing an expired link from a forged or closed one. */
export function ratingLinkState(token: string, order: CustomerLinked, signing: Signing): 'open' | 'expired' | 'forged' {
  if (opensRating(token, order, signing)) return 'open';
  return opensRating(token, order, { ...signing, now: new Date(0) }) ? 'expired' : 'forged';
}

/** What the link of a review's dealer opens; the version is that of the dealer's link to the order. */
export interface ReviewLinked {
  readonly id: number;
  readonly dealerId: number;
  readonly dealerLinkVersion: number;
}

const reviewAnswerSubject = ({ id, dealerId, dealerLinkVersion }: ReviewLinked): string =>
  versioned(`review-answer|${id}|${dealerId}`, dealerLinkVersion);

/** Leads a dealer to the form for answering one review; closed with the dealer's links. Same format. */
export const signReviewAnswerLink = (review: ReviewLinked, signing: Signing): string =>
  sign(reviewAnswerSubject(review), signing);

/** Whether the token was signed for this review's dealer and counts still. */
export const opensReviewAnswer = (token: string, review: ReviewLinked, signing: Signing): boolean =>
  opens(token, reviewAnswerSubject(review), signing);
