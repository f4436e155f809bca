import { answerReview, answerReviewForDealer, reviewToAnswer } from './answer-review';
import { objectToInvitations } from './object-to-invitations';
import { rateOrder } from './rate-order';
import { ratingOfOrder } from './rating-of-order';
import { reviewList } from './review-list';

export const reviewsHandlers = [
  objectToInvitations,
  rateOrder,
  ratingOfOrder,
  ...reviewList.handlers,
  reviewToAnswer,
  answerReview,
  answerReviewForDealer,
];
