import { answerReview, answerReviewForDealer, getReviewToAnswer } from './answer-review';
import { answerObjectToInvitations } from './object-to-invitations';
import { answerRateOrder } from './rate-order';
import { answerRatingOfOrder } from './rating-of-order';
import { reviewList } from './review-list';

export const reviewsHandlers = [
  answerObjectToInvitations,
  answerRateOrder,
  answerRatingOfOrder,
  ...reviewList.handlers,
  getReviewToAnswer,
  answerReview,
  answerReviewForDealer,
];
