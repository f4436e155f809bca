import type { CallInput, CALLS, LinkPurpose } from '@heizplatz/contract';

/** Input of the readLink call, the same for loader and page. */
export const linkInput = (purpose: LinkPurpose, token: string): CallInput<typeof CALLS.readLink> => ({
  body: { Purpose: purpose, Token: token },
});
