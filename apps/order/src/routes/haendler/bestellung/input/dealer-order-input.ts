import type { CALLS, CallInput } from '@heizplatz/contract';

export interface DealerOrderPage {
  readonly orderId: string;
  readonly token: string;
}

/** Input of the dealerOrder call, the same for loader and view. */
export const dealerOrderInput = ({ orderId, token }: DealerOrderPage): CallInput<typeof CALLS.dealerOrder> => ({
  params: { orderId },
  query: { token },
});
