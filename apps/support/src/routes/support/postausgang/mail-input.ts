import type { CALLS, CallInput } from '@heizplatz/contract';

/** Loader and view ask the same. */
export const mailInput = (mailId: string): CallInput<typeof CALLS.staffMail> => ({ params: { mailId } });
