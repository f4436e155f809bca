import { findUserAddresses, presentAddress } from '@heizplatz/api-identity';
import { type CallContext, type Database, settleAll } from '@heizplatz/api-platform';
import { chosenParameters, findOffer, type OrderableOffer, getPlace } from '@heizplatz/api-pricing';
import type { AccessConditions, Address, IncludedAccess, OfferVariant } from '@heizplatz/contract';
import type { Seller } from '../order/seller-repository';
import { includedAccess, validAccess } from '../checkout-delivery/access-needs';
import {
  areAmountsDistributed,
  checkSelectedAddresses,
  getDeliveries,
} from '../checkout-addresses/check-selected-addresses';
import type { ChoiceContext, CreditSupply } from '../checkout-payment/payment-choices';
import { allowedPaymentKinds, type DealerPaymentKind, sortByUse } from '../checkout-payment/payment-kind';
import { dealerPaymentKinds } from '../checkout-payment/payment-repository';
import { creditSupply, onAgreedTerms } from '../checkout-payment/credit-supply';
import { priceOffer, type PricedOffer } from '../order-placement/held-price';
import { isBusinessOrder } from '../checkout-addresses/is-business-order';
import type { Process } from './process';
import { findOfferSeller } from '../order-placement/find-offer-seller';
import type { StepState } from './step-map';

/** A process with all that its steps are judged by, priced anew. */
export interface Checkout {
  readonly process: Process;
  /** Null when the dealer does not offer it any more. */
  readonly current: OrderableOffer | null;
  /** How the current offer came to its price; null without one. */
  readonly priced: PricedOffer | null;
  /** The current offer, else the one that was chosen. */
  readonly offer: OfferVariant;
  readonly seller: Seller;
  readonly placeName: string;
  readonly kinds: readonly DealerPaymentKind[];
  /** Null where no credit is offered. */
  readonly credit: CreditSupply | null;
  /** The caller's own addresses. */
  readonly own: readonly Address[];
  readonly isBusiness: boolean;
  /** The access check; null before it is completed, and when the offer does not include its answers. */
  readonly access: AccessConditions | null;
  readonly included: IncludedAccess;
  readonly steps: StepState;
}

const findOwn = async (db: Database, userId: number): Promise<readonly Address[]> =>
  (await findUserAddresses(db, userId)).map(presentAddress);

/** The current state of the process, as visible to the caller; reads on the given connection only. */
export async function readCheckout(db: Database, stored: Process, context: CallContext): Promise<Checkout> {
  const { services, user, clock } = context;
  const credit = await creditSupply(db, stored, context);
  const process = await onAgreedTerms(db, stored, credit);
  const { configuration, offerId, chosenOffer, refusedKindIds } = process;
  const { CountryId: countryId } = configuration;
  const book = services.priceBook.current();
  const today = findOffer(book, configuration, offerId, clock());
  const priced = today && (await priceOffer(db, today, process, context));
  const offer = priced?.offer.variant ?? chosenOffer;
  const { customerGroupId, paymentKindId: requestedKindId } = chosenParameters(configuration, book.goods).chosen;
  const [allKinds, { seller, isGone }, own] = await settleAll([
    dealerPaymentKinds(db, { dealerId: offer.DealerId, customerGroupId }),
    findOfferSeller(db, offer),
    user ? findOwn(db, user.id) : [],
  ]);
  const allowed = allowedPaymentKinds(allKinds, {
    countryId,
    isCreditAllowed: credit !== null,
    hasCreditorId: seller.creditorId !== null,
    isConsentAllowed: !user?.isImpersonatedS,
    refusedKindIds,
  });
  const kinds = sortByUse(allowed, { requestedKindId, isCreditDown: credit?.isDown ?? false });
  const isBusiness = isBusinessOrder(configuration, book);
  return {
    process,
    current: isGone ? null : (priced?.offer ?? null),
    priced,
    offer,
    seller,
    placeName: book.places.names[getPlace(book, countryId, configuration.ZipCode)] ?? '',
    kinds,
    credit,
    own,
    isBusiness,
    access: validAccess(book, configuration, process.accessConditions),
    included: includedAccess(book, configuration),
    steps: stepState(process, { own, kinds, isBusiness }),
  };
}

/** What the payment choices of a checkout are made with. */
export const choiceContext = ({ process, seller, offer, credit }: Checkout): ChoiceContext => ({
  countryId: process.configuration.CountryId,
  dealer: seller.company,
  totalCents: Math.round(offer.TotalPrice * 100),
  credit,
});

/** The address step is done by station 1 and the invoice; mengenverteilung by every station's address and amount. */
function stepState(
  process: Process,
  { own, kinds, isBusiness: needsCompany }: Pick<Checkout, 'own' | 'kinds' | 'isBusiness'>,
): StepState {
  const { configuration, selectedAddresses: selected, payment } = process;
  const fits = (chosen: typeof selected) =>
    chosen.length > 0 && checkSelectedAddresses({ selected: chosen, own, configuration, needsCompany }).length === 0;
  const [first] = getDeliveries(selected);
  const invoices = selected.filter(({ AddressType }) => AddressType === 0);
  return {
    deliveryPoints: configuration.Stations,
    hasAddresses: first !== undefined && fits([{ ...first, Amount: 0 }, ...invoices]),
    hasAmounts: fits(selected) && areAmountsDistributed(selected, configuration),
    paymentKinds: kinds.map(({ kind }) => kind),
    chosenKind: kinds.find(({ id }) => id === payment?.paymentKindId)?.kind ?? null,
  };
}
