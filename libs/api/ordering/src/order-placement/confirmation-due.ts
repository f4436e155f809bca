import { type CallContext, type Database, settleAll } from '@heizplatz/api-platform';
import { DAY_MS, HOUR_MS } from '@heizplatz/country';
import { findGuestOrders } from '../order/customer-orders-repository';
import type { OrderDraft } from './order-draft';
import { isFloodedByGuests } from './order-limits';

/** What counts as one row of orders of a mailbox. */
const COUNTED_DAYS = 30;

/**
 * The deadline for verifying the mailbox of an order before its dealer is notified; null: at once. Required from guests whose
 * mailbox has reached its number of orders in the last 30 days, none of them confirmed by a link, and from each unproven
 * mailbox while guests flood the dealer. The response deadline takes precedence if the delivery is near, but at least an hour
 * remains. The caller has counted the order by its mailbox (claimOrder), so that two concurrent orders see each other.
 */
export async function confirmationDue(
  tx: Database,
  { buyer, seller, placedAt, answerDueAt }: OrderDraft,
  { actor, services, clock }: Pick<CallContext, 'actor' | 'services' | 'clock'>,
): Promise<Date | null> {
  if (actor || !buyer.isGuest) return null;
  const { unprovenOrders, confirmationHours } = services.config.orderLimits;
  const since = new Date(placedAt.getTime() - COUNTED_DAYS * DAY_MS);
  const [{ count, isProven }, isFlooded] = await settleAll([
    findGuestOrders(tx, buyer.email, since),
    isFloodedByGuests(tx, seller.id, { services, clock }),
  ]);
  if (isProven || (count < unprovenOrders && !isFlooded)) return null;
  const term = Math.min(placedAt.getTime() + confirmationHours * HOUR_MS, answerDueAt.getTime());
  return new Date(Math.max(term, placedAt.getTime() + HOUR_MS));
}
