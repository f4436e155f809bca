import type { CallContext, Database } from '@heizplatz/api-platform';
import type { OrderableOffer } from '@heizplatz/api-pricing';
import { findSeller } from '../order/seller-repository';
import { allowedPaymentKinds, type DealerPaymentKind } from './payment-kind';
import { dealerPaymentKinds } from './payment-repository';

/** The kinds that a new process may have without a new request: what the dealer accepts, never credit. */
export async function kindsWithoutCredit(
  db: Database,
  { variant: { DealerId: dealerId }, customerGroupId }: OrderableOffer,
  { countryId }: CallContext,
): Promise<DealerPaymentKind[]> {
  return allowedPaymentKinds(await dealerPaymentKinds(db, { dealerId, customerGroupId }), {
    countryId,
    isCreditAllowed: false,
    hasCreditorId: (await findSeller(db, dealerId)).creditorId !== null,
    refusedKindIds: [],
  });
}
