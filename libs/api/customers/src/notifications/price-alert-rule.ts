/** What a wish for a price has seen so far; cents are gross per t, pallet or 100 l. */
export interface PriceAlertState {
  readonly thresholdCents: number;
  readonly lastSentAt: Date | null;
  /** When the price was last seen above the wish. */
  readonly lastAboveAt: Date | null;
}

/** A price that stays low is told again after so long. */
const REMINDED_MS = 7 * 86_400_000;

/**
 * What to do about a wish at today's cheapest price: tell of it once a fall, that is after it was above in between, or
 * after seven days; 'rise': remember that it is above; null where nobody delivers, and where nothing is to do.
 */
export function judgePriceAlert(
  { thresholdCents, lastSentAt, lastAboveAt }: PriceAlertState,
  priceCents: number | null,
  now: Date,
): 'tell' | 'rise' | null {
  if (priceCents === null) return null;
  const hasRisenSince = lastSentAt !== null && lastAboveAt !== null && lastAboveAt > lastSentAt;
  if (priceCents > thresholdCents) return lastSentAt !== null && !hasRisenSince ? 'rise' : null;
  if (lastSentAt === null || hasRisenSince) return 'tell';
  return now.getTime() - lastSentAt.getTime() >= REMINDED_MS ? 'tell' : null;
}
