import type { CALLS, CallInput } from '@heizplatz/contract';

/** Loader and view use the same query. */
export const mailInput = (mailId: string): CallInput<typeof CALLS.staffMail> => ({ params: { mailId } });
