/** Per offer's id the child that stands in its place; empty as a result arrives (rule OFFER-01). */
export type OfferSwaps = Readonly<Record<string, string>>;

export const NO_SWAPS: OfferSwaps = {};

/** Puts a variant in its offer's place; the variant that stands there already, or the offer itself, takes it back. */
export function toggleSwap(swaps: OfferSwaps, offerId: string, variantId: string): OfferSwaps {
  const { [offerId]: swappedIn, ...others } = swaps;
  return variantId === offerId || variantId === swappedIn ? others : { ...others, [offerId]: variantId };
}
