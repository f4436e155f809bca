import { answerRegisterGuest } from './register-guest';
import { answerOrderAddresses } from './list-order-addresses';
import { answerFinaliseOrder } from './finalise-order';
import { answerOrderProcess } from './get-order-process';
import { answerPlacedProcess } from './get-placed-process';
import { answerReorder } from './reorder-process';
import { answerSaveGuestEmail } from './save-guest-email';
import { answerSaveOrderAddresses } from './save-order-addresses';
import { answerSaveOrderAmounts } from './save-order-amounts';
import { answerSaveOrderParameters } from './save-order-parameters';
import { answerSavePayment } from './save-payment';
import { answerStartOrder } from './start-order';

export const orderProcessHandlers = [
  answerStartOrder,
  answerOrderProcess,
  answerPlacedProcess,
  answerSaveOrderParameters,
  answerSaveGuestEmail,
  answerSaveOrderAddresses,
  answerSaveOrderAmounts,
  answerSavePayment,
  answerFinaliseOrder,
  answerReorder,
  answerRegisterGuest,
  answerOrderAddresses,
];
