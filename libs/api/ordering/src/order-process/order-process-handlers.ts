import { registerGuest } from './register-guest';
import { orderAddresses } from './order-addresses';
import { finaliseOrder } from './finalise-order';
import { orderProcess } from './order-process';
import { placedProcess } from './placed-process';
import { reorder } from './reorder';
import { saveGuestEmail } from './save-guest-email';
import { saveOrderAddresses } from './save-order-addresses';
import { saveOrderAmounts } from './save-order-amounts';
import { saveOrderParameters } from './save-order-parameters';
import { savePayment } from './save-payment';
import { startOrder } from './start-order';

export const orderProcessHandlers = [
  startOrder,
  orderProcess,
  placedProcess,
  saveOrderParameters,
  saveGuestEmail,
  saveOrderAddresses,
  saveOrderAmounts,
  savePayment,
  finaliseOrder,
  reorder,
  registerGuest,
  orderAddresses,
];
