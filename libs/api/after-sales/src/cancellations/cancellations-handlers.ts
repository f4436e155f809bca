import { cancellationsFile } from './cancellation-list-parts';
import { commentCancellation } from './comment-cancellation';
import { dealerCancellation, dealerCommentCancellation } from './dealer-cancellation';
import { customerCancellation } from './customer-cancellation';
import { cancellationList } from './cancellation-list';
import { saveCancellationFeedback } from './save-cancellation-feedback';
import { saveCancellationList } from './save-cancellation-list';
import { saveCancellationCase } from './save-cancellation-case';
import { saveCancellationComment } from './save-cancellation-comment';
import { saveStaffCancellationFeedback } from './save-staff-cancellation-feedback';
import { undoCancellationAnswer } from './undo-cancellation-answer';
import { removeTextModule, saveTextModule, textModules } from './text-modules';

export const cancellationsHandlers = [
  commentCancellation,
  customerCancellation,
  saveCancellationFeedback,
  dealerCancellation,
  dealerCommentCancellation,
  cancellationList,
  ...cancellationsFile.handlers,
  saveCancellationList,
  saveCancellationComment,
  undoCancellationAnswer,
  saveStaffCancellationFeedback,
  saveCancellationCase,
  textModules,
  saveTextModule,
  removeTextModule,
];
