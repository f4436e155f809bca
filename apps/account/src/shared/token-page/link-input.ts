import type { CallInput, CALLS, ReadablePurpose } from '@heizplatz/contract';

/** Input of the readLink call, the same for loader and page. */
export const linkInput = (purpose: ReadablePurpose, token: string): CallInput<typeof CALLS.readLink> => ({
  body: { Purpose: purpose, Token: token },
});
