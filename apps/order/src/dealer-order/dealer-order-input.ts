import type { CALLS, CallInput } from '@heizplatz/contract';
import type { DealerOrderPage } from './load-dealer-order';

/** Input of the dealerOrder call, the same for loader and view. */
export const dealerOrderInput = ({ orderId, token }: DealerOrderPage): CallInput<typeof CALLS.dealerOrder> => ({
  params: { orderId },
  query: { token },
});
