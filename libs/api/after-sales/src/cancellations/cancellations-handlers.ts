import { cancellationsFile } from './cancellation-list';
import { answerCommentCancellation } from './comment-cancellation';
import { answerDealerCancellation, answerDealerComment } from './dealer-cancellation';
import { answerCustomerCancellation } from './get-customer-cancellation';
import { listCancellations } from './list-cancellations';
import { answerSaveCancellationFeedback } from './save-cancellation-feedback';
import { answerSaveCancellationList } from './save-cancellation-list';
import { answerSaveCancellationCase } from './save-case';
import { answerSaveCancellationComment } from './save-staff-comment';
import { answerSaveStaffFeedback } from './save-staff-feedback';
import { answerRemoveTextModule, answerSaveTextModule, listTextModules } from './text-modules';

export const cancellationsHandlers = [
  answerCommentCancellation,
  answerCustomerCancellation,
  answerSaveCancellationFeedback,
  answerDealerCancellation,
  answerDealerComment,
  listCancellations,
  ...cancellationsFile.handlers,
  answerSaveCancellationList,
  answerSaveCancellationComment,
  answerSaveStaffFeedback,
  answerSaveCancellationCase,
  listTextModules,
  answerSaveTextModule,
  answerRemoveTextModule,
];
