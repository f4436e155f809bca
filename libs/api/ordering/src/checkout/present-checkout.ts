import { countryRules } from '@heizplatz/country';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { type AccessConditions, type OrderProcess, PAYMENT_KINDS, type SelectedPayment } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import { dealerTermsPagePath, dealerWithdrawalPath } from '@heizplatz/routes';
import type { Buyer } from '../order/buyer-repository';
import type { RatePay } from '../ratepay/ratepay';
import { choiceContext, type Checkout } from './checkout';
import { deliveryLimits } from '../checkout-delivery/delivery-limits';
import { paymentChoices, getPlans } from '../checkout-payment/payment-choices';
import { isCreditKind } from '../checkout-payment/payment-kind';
import { applicableSteps, validatedSteps } from './step-map';

const DELIVERY = 1;
const NO_PROVIDER = { InstalmentToken: null, DeviceToken: null, RatePayClientId: null, RatePayMerchantId: null };

/** The chosen payment; null before, or when the dealer does not take it any more. The IBAN is masked. */
export function presentPayment(checkout: Checkout): SelectedPayment | null {
  const { process, kinds } = checkout;
  const { payment } = process;
  const kind = kinds.find(({ id }) => id === payment?.paymentKindId);
  if (!payment || !kind) return null;
  return {
    IsRatePayPayment: kind.isRatePay,
    PaymentId: kind.id,
    PaymentModifier: payment.modifier,
    Kind: kind.kind,
    Name: kind.name,
    MaskedIban: payment.debit?.ibanMasked ?? null,
    ...(PAYMENT_KINDS[kind.kind].hasTerm && { TermDays: kind.termDays }),
    ...(PAYMENT_KINDS[kind.kind].debitedBy === 'dealer' &&
      payment.debit && { MandateReference: payment.debit.mandateReference }),
    Plan: getPlans(kind, choiceContext(checkout)).find(({ Months }) => Months === payment.modifier) ?? null,
  };
}

/** The context for the provider's script and instalment page; empty where the provider is not involved. */
function presentProvider({ process, kinds }: Checkout, ratePay: RatePay | null) {
  if (!ratePay || !kinds.some(isCreditKind)) return NO_PROVIDER;
  const { clientId, merchantIds } = ratePay.config;
  return {
    InstalmentToken: process.instalmentToken,
    DeviceToken: process.deviceToken,
    RatePayClientId: clientId,
    RatePayMerchantId: merchantIds[process.configuration.CountryId],
  };
}

/** The dealer as contract partner; the paths show its documents. */
function presentSeller({ process, seller, isBusiness }: Checkout): OrderProcess['Seller'] {
  // Not the seller's country, which is not known of one that has gone.
  const { withdrawal } = countryRules(process.configuration.CountryId);
  return {
    Company: seller.company,
    Address: `${seller.street}, ${seller.zipCode} ${seller.city}`,
    Register: seller.register,
    TermsPath: dealerTermsPagePath(seller.slug),
    // The right is the consumers', and not every country's.
    WithdrawalPath: withdrawal && !isBusiness ? dealerWithdrawalPath(seller.slug) : null,
    CreditorId: seller.creditorId,
    SettlesBySteps: seller.settlesBySteps,
  };
}

function presentAddresses({ process, own }: Checkout) {
  const find = (type: number) => {
    const chosen = process.selectedAddresses.find((one) => one.AddressType === type && one.AddressIndex === 0);
    return own.find(({ Id }) => Id === chosen?.AddressId) ?? null;
  };
  return {
    SelectedAddresses: [...process.selectedAddresses],
    DeliveryAddress: find(DELIVERY),
    InvoiceAddress: find(0),
  };
}

/**
 * One entry a station, its amount null until distributed; company and invoice address are the order's, judged on
 * station 1 (rule CHECKOUT-05).
 */
function presentDeliveryPoints({ process, own }: Checkout): OrderProcess['Stations'] {
  const { selectedAddresses, configuration } = process;
  const find = (type: number, index: number) =>
    selectedAddresses.find((one) => one.AddressType === type && one.AddressIndex === index);
  const getAddress = (id: number | undefined) => own.find(({ Id }) => Id === id) ?? null;
  const first = getAddress(find(DELIVERY, 0)?.AddressId);
  return Array.from({ length: configuration.Stations }, (_, index) => ({
    StationNumber: index + 1,
    StationAmount: configuration.Stations === 1 ? configuration.Amount : find(DELIVERY, index)?.Amount || null,
    Address: getAddress(find(DELIVERY, index)?.AddressId),
    InvoiceAddress: getAddress(find(0, 0)?.AddressId),
    CompanyName: first?.CompanyName ?? '',
  }));
}

/** Who calls, and what is known beside the process. */
export interface CheckoutViewer {
  readonly user: User | null;
  readonly buyer: Buyer | undefined;
  readonly knownAccess: AccessConditions | null;
  readonly ratePay: RatePay | null;
  readonly emailChange: OrderProcess['EmailChangeRequestedState'];
}

/** The process on the wire, as visible to the caller. */
export function presentCheckout(
  checkout: Checkout,
  { user, buyer, knownAccess, ratePay, emailChange }: CheckoutViewer,
): OrderProcess {
  const { process, current, offer, placeName, kinds, access, included, steps } = checkout;
  const { configuration, chosenOffer } = process;
  const { CountryId, ProductGroupId } = configuration;
  const selected = presentPayment(checkout);
  return {
    CountryId,
    ProductGroupId,
    EmailAddress: buyer?.email ?? '',
    CustomerId: user?.id ?? null,
    IsGuest: user?.isGuest ?? false,
    IsIdentified: user !== null,
    ...presentProvider(checkout, ratePay),
    AllowCompany: checkout.isBusiness,
    AllowInvoiceAddress: true,
    AllowAddressSelection: user !== null,
    IsRatePayPayment: selected?.IsRatePayPayment ?? false,
    HasCalculation: current !== null,
    EmailChangeRequestedState: emailChange,
    Configuration: configuration,
    Offer: offer,
    OfferId: process.offerId,
    Stations: presentDeliveryPoints(checkout),
    MinAmountPerStation: PRODUCT_GROUPS[ProductGroupId].orderLimits.min,
    PlaceName: placeName,
    HeldPriceRefusal: checkout.priced?.refusal ?? null,
    PreviousTotalPrice: offer.TotalPrice === chosenOffer.TotalPrice ? null : chosenOffer.TotalPrice,
    AccessConditions: access,
    KnownAccessConditions: access ? knownAccess : (process.accessConditions ?? knownAccess),
    IncludedAccess: included,
    ...presentAddresses(checkout),
    PaymentData: {
      Choices: paymentChoices(kinds, choiceContext(checkout)),
      Selected: selected,
    },
    Seller: presentSeller(checkout),
    DeliveryLimits: deliveryLimits({ configuration, offer, placeName }),
    Steps: validatedSteps(steps),
    ApplicableSteps: applicableSteps(steps),
  };
}
