import { findHeldOffer, readHeldToken } from '@heizplatz/api-identity';
import type { CallContext } from '@heizplatz/api-platform';
import { HeldOffer, type OrderableOffer, applyHeldPrice } from '@heizplatz/api-pricing';
import * as v from 'valibot';
import type { HeldPrice } from './held-promise';
import type { Process } from '../checkout/process';

/** What the token of a mail promises now; null for a forged one, and when its time is over. */
export async function readHeldPrice(
  token: string | null,
  { db, clock, services }: Pick<CallContext, 'db' | 'clock' | 'services'>,
): Promise<HeldPrice | null> {
  const claim = token === null ? null : readHeldToken(token, services.config.secrets.link);
  if (!claim) return null;
  const offer = v.safeParse(HeldOffer, await findHeldOffer(db, { ...claim, now: clock() }));
  return offer.success ? { offer: offer.output, until: claim.until } : null;
}

/** The offer of a process at its price: the promised one while it is valid, else the dealer's current price. */
export function atHeldPrice(
  current: OrderableOffer,
  { held, offerId, configuration }: Pick<Process, 'held' | 'offerId' | 'configuration'>,
  now: Date,
): OrderableOffer {
  return held && held.until > now ? applyHeldPrice(current, { offerId, configuration }, held.offer) : current;
}
