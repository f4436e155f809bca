import { answerCommentCancellation } from './comment-cancellation';
import { answerCustomerCancellation } from './get-customer-cancellation';
import { answerSaveCancellationFeedback } from './save-cancellation-feedback';

export const cancellationsHandlers = [
  answerCommentCancellation,
  answerCustomerCancellation,
  answerSaveCancellationFeedback,
];
