import { type CallContext, defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import * as v from 'valibot';
import type { LeadPlace } from './lead-partner';

const Payload = CALLS.leadAvailability.response.entries.Payload;

async function request(place: LeadPlace, { services, log }: Pick<CallContext, 'services' | 'log'>) {
  try {
    return (await services.leadPartner?.findOffer(place)) ?? null;
  } catch (error) {
    log.warn({ err: error }, 'the lead partner could not be asked');
    return null;
  }
}

/**
 * IsSuccess false without a postcode, without a partner, where it does not serve, and when it fails: no banner. Failures
 * are cached as well: visitors do not wait for a partner that is down.
 */
export const leadAvailability = defineHandler(CALLS.leadAvailability, async ({ query: place }, context) => {
  if (!new RegExp(siteById(place.countryId).zipPattern).test(place.zipCode)) return { IsSuccess: false, Payload: null };
  const key = `${place.countryId} ${place.zipCode}`;
  const ask = async () => JSON.stringify(await request(place, context));
  const json = await context.services.cache.answer(CALLS.leadAvailability, `lead partner ${key}`, ask);
  const offer = v.parse(Payload, JSON.parse(json));
  return { IsSuccess: offer !== null, Payload: offer };
});
