import { hashToken } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findInquiry, type StoredInquiry } from './request-repository';

/** What became of it; a confirmed one stays confirmed after its link's time. */
function getState({ confirmedAt, expiresAt }: StoredInquiry, now: Date): 'open' | 'confirmed' | 'expired' {
  if (confirmedAt) return 'confirmed';
  return expiresAt > now ? 'open' : 'expired';
}

/** Reads and spends nothing, since mail scanners open links. Neither name nor e-mail: the link may have been passed on. */
export const readRequest = defineHandler(CALLS.readRequest, async ({ params }, { db, clock, countryId }) => {
  const request = await findInquiry(db, hashToken(params.token));
  if (!request || request.countryId !== countryId) throw problem('NOT_FOUND');
  return {
    State: getState(request, clock()),
    Kind: request.kind,
    ProductGroupId: request.productGroupId,
    ZipCode: request.zipCode,
    Amount: request.amount,
    SentAt: request.sentAt.toISOString(),
  };
});
