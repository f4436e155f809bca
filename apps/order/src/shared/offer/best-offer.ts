import type { Offer } from '@heizplatz/contract';

/** The offer that a list's 'ab' price is of: the cheapest as the group counts (pallets per kg), else the first. */
export const bestOffer = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ Markers }) => Markers.includes('cheapest')) ?? offers[0];
