import { answerObjectToInvitations } from './object-to-invitations';
import { answerRateOrder } from './rate-order';
import { answerRatingOfOrder } from './rating-of-order';

export const reviewsHandlers = [answerObjectToInvitations, answerRateOrder, answerRatingOfOrder];
