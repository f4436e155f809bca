import type { CALLS, CallInput } from '@heizplatz/contract';

export interface PlacedOrderPage {
  readonly orderId: string;
  readonly token: string | null;
}

/** Input of the placedOrder call, the same for loader and view. */
export const placedOrderInput = ({ orderId, token }: PlacedOrderPage): CallInput<typeof CALLS.placedOrder> => ({
  params: { orderId },
  query: token ? { token } : {},
});
