import { type CallContext, defineHandler, ttlMemo } from '@heizplatz/api-platform';
import { CALLS, type LeadOffer } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import type { LeadPlace } from './lead-partner';

/** Failures are cached as well: visitors do not wait for a partner that is down. */
const cached = ttlMemo<LeadOffer | null>(CALLS.leadAvailability);

async function request(place: LeadPlace, { services, log }: Pick<CallContext, 'services' | 'log'>) {
  try {
    return (await services.leadPartner?.findOffer(place)) ?? null;
  } catch (error) {
    log.warn({ err: error }, 'the lead partner could not be asked');
    return null;
  }
}

/** IsSuccess false without a postcode, without a partner, where it does not serve, and when it fails: no banner. */
export const leadAvailability = defineHandler(CALLS.leadAvailability, async ({ query: place }, context) => {
  const { db, clock } = context;
  if (!new RegExp(siteById(place.countryId).zipPattern).test(place.zipCode)) return { IsSuccess: false, Payload: null };
  const key = `${place.countryId} ${place.zipCode}`;
  const offer = await cached(db, clock(), key, () => request(place, context));
  return { IsSuccess: offer !== null, Payload: offer };
});
