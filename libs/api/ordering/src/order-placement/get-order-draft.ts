import type { OrderableOffer, PriceBook } from '@heizplatz/api-pricing';
import type { Address } from '@heizplatz/contract';
import { answerDueFrom } from '../deadlines/answer-due-at';
import type { Buyer } from '../order/buyer-repository';
import type { DeliveryPoint, OrderDraft } from './order-draft';
import type { Checkout } from '../checkout/checkout';
import { presentPayment } from '../checkout/present-checkout';

const DELIVERY = 1;

function getAddress({ own }: Checkout, id: number | undefined): Address {
  const address = own.find((one) => one.Id === id);
  if (!address) throw new Error('a checked address is gone');
  return address;
}

/** By number from 1; a single station takes the whole amount. */
function getDeliveryPoints(checkout: Checkout): OrderDraft['deliveryPoints'] {
  const { configuration, selectedAddresses } = checkout.process;
  const [first, ...others] = selectedAddresses
    .filter((one) => one.AddressType === DELIVERY)
    .toSorted((a, b) => a.AddressIndex - b.AddressIndex)
    .map(({ AddressId, AddressIndex, Amount }): DeliveryPoint => ({
      StationNumber: AddressIndex + 1,
      StationAmount: configuration.Stations === 1 ? configuration.Amount : Amount,
      Address: getAddress(checkout, AddressId),
    }));
  if (!first) throw new Error('a checked order has no delivery address');
  return [first, ...others];
}

export interface DraftParts {
  readonly offer: OrderableOffer;
  readonly buyer: Buyer;
  readonly book: PriceBook;
  readonly now: Date;
}

/** A checkout whose steps are all done, as the order to be placed. Throws when one is not: the caller has checked. */
export function getOrderDraft(checkout: Checkout, { offer, buyer, book, now }: DraftParts): OrderDraft {
  const { process, seller } = checkout;
  const { configuration, accessConditions, selectedAddresses } = process;
  const payment = presentPayment(checkout);
  if (!payment || !accessConditions) throw new Error('a checked order lacks payment or access check');
  const invoice = selectedAddresses.find((one) => one.AddressType !== DELIVERY);
  return {
    processId: process.id,
    configuration,
    offer,
    seller,
    buyer,
    accessConditions,
    deliveryPoints: getDeliveryPoints(checkout),
    invoiceAddress: invoice ? getAddress(checkout, invoice.AddressId) : null,
    payment,
    // A debit by the provider is the provider's alone: the dealer has no mandate to use.
    debit: payment.IsRatePayPayment ? null : (process.payment?.debit ?? null),
    placedAt: now,
    answerDueAt: answerDueFrom(book, configuration, now, offer.variant.DeliveryDate),
  };
}
