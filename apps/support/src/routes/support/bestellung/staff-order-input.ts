import type { CALLS, CallInput } from '@heizplatz/contract';

/** By the id or number in the address; loader and view use the same. */
export const staffOrderInput = (orderId: string): CallInput<typeof CALLS.staffOrder> => ({ params: { orderId } });
