import type { Address, OfferVariant } from '@heizplatz/contract';
import { addressesOfUser } from '../addresses/address-repository';
import { presentAddress } from '../addresses/present-address';
import type { Database } from '../database/database';
import type { CallContext } from '../http/define-handler';
import { findSeller, type Seller } from '../orders/seller-repository';
import { chosenParameters } from '../pricing/chosen-parameters';
import { findOffer, type OrderableOffer } from '../pricing/find-offer';
import { placeOf } from '../pricing/price-book';
import { areAmountsDistributed, checkSelectedAddresses } from './check-selected-addresses';
import { allowedPaymentKinds, type DealerPaymentKind } from './payment-choices';
import { dealerPaymentKinds } from './payment-repository';
import type { Process } from './process';
import type { StepState } from './step-map';

/** A process with all that its steps are judged by, priced anew. */
export interface Checkout {
  readonly process: Process;
  /** Null when the dealer does not offer it any more. */
  readonly current: OrderableOffer | null;
  /** The current offer, else the one that was chosen. */
  readonly offer: OfferVariant;
  readonly seller: Seller;
  readonly placeName: string;
  readonly kinds: readonly DealerPaymentKind[];
  /** The caller's own addresses. */
  readonly own: readonly Address[];
  readonly isBusiness: boolean;
  readonly steps: StepState;
}

const PRIVATE_GROUP = 1;

/** The process as it stands now, for whoever calls; reads on the given connection alone. */
export async function readCheckout(db: Database, process: Process, context: CallContext): Promise<Checkout> {
  const { services, user, clock } = context;
  const { configuration, offerId, chosenOffer } = process;
  const { CountryId: countryId } = configuration;
  const book = services.priceBook.current();
  const current = findOffer(book, configuration, offerId, clock());
  const offer = current?.variant ?? chosenOffer;
  const { customerGroupId } = chosenParameters(configuration, book.goods).chosen;
  const allKinds = await dealerPaymentKinds(db, { dealerId: offer.DealerId, customerGroupId });
  const kinds = allowedPaymentKinds(allKinds, { countryId, isCreditAllowed: services.config.creditCountries.includes(countryId) });
  const own = user ? (await addressesOfUser(db, user.id)).map(presentAddress) : [];
  return {
    process,
    current,
    offer,
    seller: await findSeller(db, offer.DealerId),
    placeName: book.places.names[placeOf(book, countryId, configuration.ZipCode)] ?? '',
    kinds,
    own,
    isBusiness: customerGroupId !== PRIVATE_GROUP,
    steps: stepState(process, own, kinds),
  };
}

function stepState(process: Process, own: readonly Address[], kinds: readonly DealerPaymentKind[]): StepState {
  const { configuration, selectedAddresses: selected, payment } = process;
  const hasAddresses = selected.length > 0 && checkSelectedAddresses({ selected, own, configuration }).length === 0;
  return {
    stations: configuration.Stations,
    hasAddresses,
    hasAmounts: hasAddresses && areAmountsDistributed(selected, configuration),
    paymentKinds: kinds.map(({ kind }) => kind),
    chosenKind: kinds.find(({ id }) => id === payment?.paymentKindId)?.kind ?? null,
  };
}
