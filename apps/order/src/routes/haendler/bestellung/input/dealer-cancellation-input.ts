import type { CALLS, CallInput } from '@heizplatz/contract';

interface OrderKey {
  readonly OrderId: string;
  readonly Token: string;
}

export const dealerCancellationInput = ({ OrderId, Token }: OrderKey): CallInput<typeof CALLS.dealerCancellation> => ({
  params: { orderId: OrderId },
  query: { token: Token },
});
