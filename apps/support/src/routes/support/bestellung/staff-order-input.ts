import type { CALLS, CallInput } from '@heizplatz/contract';

/** By id or number, as it stands in the address; loader and view ask the same. */
export const staffOrderInput = (orderId: string): CallInput<typeof CALLS.staffOrder> => ({ params: { orderId } });
