import type { CALLS, CallInput } from '@heizplatz/contract';
import type { PlacedOrderPage } from './load-placed-order';

/** Input of the placedOrder call, the same for loader and view. */
export const placedOrderInput = ({ orderId, token }: PlacedOrderPage): CallInput<typeof CALLS.placedOrder> => ({
  params: { orderId },
  query: token ? { token } : {},
});
