import type { CALLS, CallInput } from '@heizplatz/contract';

/** Input of the readRequest call, the same for loader and view. */
export const inquiryInput = (token: string): CallInput<typeof CALLS.readRequest> => ({ params: { token } });
