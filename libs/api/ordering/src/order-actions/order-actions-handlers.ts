import { answerDeliveredWeight } from './answer-delivered-weight';
import { answerProposedDate } from './answer-proposed-date';
import { cancelOrder } from './cancel-order';
import { changeOrderAddress } from './change-order-address';
import { closeOrderLinks } from './close-order-links';
import { confirmOrder, sendOrderConfirmation } from './confirm-order';
import { requestOrderMove } from './request-order-move';

export const orderActionsHandlers = [
  requestOrderMove,
  answerProposedDate,
  answerDeliveredWeight,
  cancelOrder,
  changeOrderAddress,
  closeOrderLinks,
  confirmOrder,
  sendOrderConfirmation,
];
