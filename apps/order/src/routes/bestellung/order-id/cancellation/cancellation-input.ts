import type { CALLS, CallInput } from '@heizplatz/contract';

/** Input of the customerCancellation call, the same for loader and view. */
export const cancellationInput = (orderId: string): CallInput<typeof CALLS.customerCancellation> => ({
  params: { orderId },
});
