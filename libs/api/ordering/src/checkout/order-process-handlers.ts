import { registerGuest } from '../checkout-guest/register-guest';
import { orderAddresses } from '../checkout-addresses/order-addresses';
import { finaliseOrder } from '../order-placement/finalise-order';
import { orderProcess } from './order-process';
import { placedProcess } from './placed-process';
import { reorder } from '../reorder/reorder';
import { saveGuestEmail } from '../checkout-guest/save-guest-email';
import { saveOrderAddresses } from '../checkout-addresses/save-order-addresses';
import { saveOrderAmounts } from '../checkout-delivery/save-order-amounts';
import { saveOrderParameters } from '../checkout-delivery/save-order-parameters';
import { savePayment } from '../checkout-payment/save-payment';
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
