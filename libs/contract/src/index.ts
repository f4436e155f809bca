import * as CALLS from './calls';

export { ANYONE, CUSTOMERS, IDENTIFIED, defineCall } from './call';
export type { Access, Call, CallAnswer, CallInput, CallRequest, CallResult, Schema } from './call';
export { CONTRACT_VERSION } from './contract-version';
export { withoutLinkToken } from './link-paths';
export { Address, AddressFields, SelectedAddress } from './address';
export type { AddressFieldsInput } from './address';
export { AuthData, OrderAddresses } from './calls-account';
export { DEFAULT_PRICING_TIME } from './calls-calculation';
export { ADVERT_SLOT_KEYS, LeadOffer, SlotItem, SlotTypeId } from './calls-adverts';
export type { AdvertSlotKey } from './calls-adverts';
export { CustomerCancellation } from './calls-cancellations';
export { ChangeState, CustomerAddress, CustomerData, EmailChangeState } from './calls-customer';
export { OrderSummary, StatisticRow } from './calls-customer-orders';
export { CustomerStore } from './calls-customer-stores';
export { Notification } from './calls-notifications';
export { RatingState } from './calls-ratings';
export { DEALER_SORTS, REVIEW_SORTS } from './calls-dealers';
export { REPORT_REASONS, REPORT_TARGETS, ReportOutcome, ReportReason, ReportTarget } from './calls-reports';
export { dealerLink } from './dealer-link';
export { BranchProduct, DealerBranch, DealerCard, DealerProfile, DealerReview, StarCount } from './dealer';
export { PlaceFigures, PriceFactor, PricePlace } from './calls-prices';
export { ContentKind } from './calls-content';
export { NewsArticle } from './calls-news';
export { PageBlock, PageHref, Picture, PlainBlock, StoredBlock, TextRun } from './page-block';
export { LinkPurpose, LinkState, LinkToken, NewPassword, ReadablePurpose } from './calls-registration';
export { CalculationConfiguration, ConfigurationParameter, OrderCalculationRequest } from './configuration';
export type { CalculationConfigurationInput } from './configuration';
export { CountryId, ProductGroupId, ZipCode, EmailAddress } from './fields';
export { BulkOrderRow, SendRequest } from './calls-requests';
export { InitConfiguration, Maker, ProductDetail, UpsellingItem } from './init-configuration';
export { CalculationResult, Offer, OFFER_MARKERS, OfferSurroundings, OfferVariant, PriceSplit } from './offer';
export {
  AccessConditions,
  CreditTerms,
  Finalise,
  InstalmentPlan,
  OrderProcess,
  OrderStep,
  PaymentChoice,
  PaymentKind,
  ProcessStation,
  SaveAmounts,
  SavePayment,
  SelectedPayment,
} from './order-process';
export type { AccessConditionsInput } from './order-process';
export {
  CancellationKind,
  DealerOrder,
  DeliveredWeight,
  DeliveryWindow,
  OrderAuthor,
  OrderDocument,
  OrderEvent,
  OrderState,
  OrderStation,
  PlacedOrder,
  UploadedFile,
} from './placed-order';
export { Problem, PROBLEM_CODES } from './problem';
export type { ProblemCode } from './problem';
export {
  calculatorCookie,
  CONSENT_STORAGE_KEY,
  COOKIES,
  countryStorageKey,
  CSRF_HEADER,
  CSRF_HEADER_DASHED,
  orderCookie,
  SITE_HEADER,
} from './wire-names';
export { CALLS };
