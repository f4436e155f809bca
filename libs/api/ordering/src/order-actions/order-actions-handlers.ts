import { answerAnswerDeliveredWeight } from './answer-delivered-weight';
import { answerAnswerProposedDate } from './answer-proposed-date';
import { answerCancelOrder } from './cancel-order';
import { answerChangeOrderAddress } from './change-order-address';
import { answerCloseOrderLinks } from './close-order-links';
import { answerConfirmOrder, answerSendOrderConfirmation } from './confirm-order';
import { answerRequestOrderMove } from './request-order-move';

export const orderActionsHandlers = [
  answerRequestOrderMove,
  answerAnswerProposedDate,
  answerAnswerDeliveredWeight,
  answerCancelOrder,
  answerChangeOrderAddress,
  answerCloseOrderLinks,
  answerConfirmOrder,
  answerSendOrderConfirmation,
];
