import { type CallContext, type Database, problem, settleAll } from '@heizplatz/api-platform';
import { nearestOffers, type OrderableOffer } from '@heizplatz/api-pricing';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import { findBuyer } from '../order/buyer-repository';
import type { CompleteCheckout } from '../checkout-payment/authorise-credit';
import { readCheckout, type Checkout } from './checkout';
import type { ProcessRow } from './process';
import { notHeld, type PricedOffer } from '../order-placement/held-price';
import { requireParameters } from '../checkout-delivery/require-parameters';
import { readProcess } from './running-process';
import { missingStep } from './step-map';

export type Finalise = CallRequest<typeof CALLS.finaliseOrder>['body'];

/** Throws PRICE_CHANGED, or PRICE_NOT_HELD where the customer saw the price of a mail that does not count (any more). */
function requireSeenPrice(priced: PricedOffer | null, TotalPrice: number, PreviousTotalPrice: number): void {
  if (TotalPrice === PreviousTotalPrice) return;
  const refusal = priced?.refusal;
  if (refusal?.PromisedTotalPrice === PreviousTotalPrice)
    throw notHeld(refusal.Reason, { TotalPrice, PreviousTotalPrice });
  throw problem('PRICE_CHANGED', { context: { TotalPrice, PreviousTotalPrice } });
}

/** Throws OFFER_GONE, STEP_MISSING, PRICE_CHANGED or PRICE_NOT_HELD; gives the offer that is placed. */
function checkComplete(checkout: Checkout, body: Finalise, { services, clock }: CallContext): OrderableOffer {
  const { process, current, access, steps } = checkout;
  // First, since missing data cannot be supplied for an offer that no longer exists.
  if (!current) {
    const book = services.priceBook.current();
    const items = nearestOffers(book, process.configuration, process.offerId, clock());
    throw problem('OFFER_GONE', { context: { Items: items } });
  }
  const missing = access ? missingStep(steps)?.Path : 'bestellparameter-bestaetigen';
  if (missing) throw problem('STEP_MISSING', { context: { Step: missing } });
  // Staff may have required it since the offer was chosen.
  requireParameters(process.configuration, services.priceBook.current());
  requireSeenPrice(checkout.priced, current.variant.TotalPrice, body.TotalPrice);
  return current;
}

/** OFFER_REPLACED when another tab chose another offer than the one that the customer saw. */
export function checkSameOffer({ offerId }: Pick<ProcessRow, 'offerId'>, body: Finalise): void {
  if (offerId !== body.OfferId) throw problem('OFFER_REPLACED', { context: { OfferId: offerId } });
}

/**
 * A process whose order can be placed now, at the price displayed to the customer; reads on the given connection
 * only.
 */
export async function completeCheckout(
  db: Database,
  { row, body, user }: { row: ProcessRow; body: Finalise; user: User },
  context: CallContext,
): Promise<CompleteCheckout> {
  checkSameOffer(row, body);
  const process = readProcess(row, user);
  const [buyer, checkout] = await settleAll([findBuyer(db, user.id), readCheckout(db, process, context)]);
  if (!buyer) throw problem('UNAUTHENTICATED');
  return { checkout, buyer, offer: checkComplete(checkout, body, context) };
}
