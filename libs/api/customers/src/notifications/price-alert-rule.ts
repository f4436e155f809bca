/** What a wish for a price has seen so far; cents are gross per t, pallet or 100 l. */
export interface PriceAlertState {
  readonly thresholdCents: number;
  readonly lastSentAt: Date | null;
  /** When the price was last seen above the wish. */
  readonly lastAboveAt: Date | null;
}

/** How long the price of a mail holds (rule ACCOUNT-11). */
export const HELD_MS = 86_400_000;

/** A price that stays low is notified again after this time. */
const REMINDED_MS = 7 * 86_400_000;

/**
 * What to do about a price alert at today's cheapest price: notify once per fall, that is after the price was above
 * in between, or after seven days; 'rise': store that it is above; null where no dealer delivers, and where there is
 * nothing to do. While the price of the last mail holds there is no other mail, which would take its place.
 */
export function judgePriceAlert(
  { thresholdCents, lastSentAt, lastAboveAt }: PriceAlertState,
  priceCents: number | null,
  now: Date,
): 'tell' | 'rise' | null {
  if (priceCents === null) return null;
  const hasRisenSince = lastSentAt !== null && lastAboveAt !== null && lastAboveAt > lastSentAt;
  if (priceCents > thresholdCents) return lastSentAt !== null && !hasRisenSince ? 'rise' : null;
  if (lastSentAt === null) return 'tell';
  const sinceMs = now.getTime() - lastSentAt.getTime();
  return sinceMs >= (hasRisenSince ? HELD_MS : REMINDED_MS) ? 'tell' : null;
}
