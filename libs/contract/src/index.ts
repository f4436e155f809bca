import * as CALLS from './calls';

export { ACCOUNTS, ANYONE, CUSTOMERS, DEALER_KEY, IDENTIFIED, defineCall } from './call';
export type { Access, Call, CallAnswer, CallInput, CallRequest, CallResult, Schema } from './call';
export { isSafeCall } from './safe-calls';
export { CONTRACT_VERSION } from './contract-version';
export { withoutLinkToken } from './link-paths';
export { isNameText, isTitleText } from './name-text';
export { Address, AddressFields, InvoiceAddressFields, SelectedAddress } from './address';
export type { AddressFieldsInput } from './address';
export { AuthData, OrderAddresses } from './calls-account';
export { DEFAULT_PRICING_TIME } from './calls-calculation';
export { ADVERT_SLOT_KEYS, LeadOffer, SlotItem, SlotTypeId } from './calls-adverts';
export type { AdvertSlotKey } from './calls-adverts';
export { CustomerCancellation } from './calls-cancellations';
export { AnswerReviewForDealer, StaffReview } from './calls-staff-reviews';
export { CopyParameterRequirements, CustomerGroupId, ParameterRow, SaveParameterRequirement } from './calls-parameters';
export { RELEASE_REMOTES, type ReleaseRemote, ReleaseRow, ReleaseVersion } from './calls-staff-releases';
export { CacheNode, FlushCache, OperationFinding } from './calls-staff-system';
export { StaffMail, StaffMailRow } from './calls-staff-mails';
export { StaffJobRow } from './calls-staff-jobs';
export { StationFeeRow } from './calls-staff-fees';
export { AddVatRate, RemoveVatRate, VatRow } from './calls-staff-rates';
export {
  AssignWithdrawal,
  SettleWithdrawal,
  UndoWithdrawal,
  WithdrawalOutcome,
  WithdrawalRow,
} from './calls-staff-withdrawals';
export {
  BOOKING_MODES,
  CancellationComment,
  CancellationRow,
  SaveTextModule,
  TextModule,
} from './calls-cancellation-list';
export { ChangeState, CustomerAddress, CustomerData, EmailChangeState } from './calls-customer';
export { OrderSummary } from './calls-customer-orders';
export { CommissionStatement, CorrectionInput, Month, SalesMonth, SalesRow, StatementPath } from './calls-sales-list';
export { CommissionRateRow, RateInput } from './calls-commission-rates';
export {
  CurrencyTotal,
  SalesFigureRow,
  SalesFigures,
  STATISTIC_DIMENSIONS,
  StatisticDimension,
  StatisticQuery,
  StatisticRow,
} from './calls-statistics';
export type { StaffStatistic } from './calls-statistics';
export { CustomerStore } from './calls-customer-stores';
export { Notification } from './calls-notifications';
export { RatingState } from './calls-ratings';
export { MadePasskey, Passkey, PasskeyCreation, PasskeyRequest, UsedPasskey } from './passkey';
export { DEALER_SORTS, REVIEW_SORTS } from './calls-dealers';
export { dealerLink } from './dealer-link';
export {
  DecideReport,
  REPORT_REASONS,
  REPORT_TARGETS,
  ReportOutcome,
  ReportReason,
  ReportTarget,
  StaffReport,
} from './calls-reports';
export {
  AreaRange,
  branchParts,
  DealerDocumentKind,
  dealerMaster,
  DealerState,
  PriceFileReading,
  PriceImport,
  priceTerms,
  StaffBranch,
  StaffDealer,
  StaffDealerDocument,
  StaffPrice,
} from './staff-dealer';
export { StaffCustomer, StaffCustomerRow } from './calls-staff-customers';
export { GrantedRole, StaffUser, StaffUserRow } from './calls-staff-users';
export { AuditRow } from './calls-audit';
export {
  AdvertState,
  CampaignState,
  ItemVerdict,
  StaffAdvert,
  StaffCampaign,
  StaffCampaignRow,
  StaffSlot,
  StaffSlotItem,
  StaffSlotRow,
  StaffZipRange,
} from './staff-advert';
export { StaffAdvertiser, StaffAdvertRow } from './calls-staff-adverts';
export { AdvertDay, PartnerAdvertRow } from './calls-advert-figures';
export { BranchProduct, DealerBranch, DealerCard, DealerProfile, DealerReview, StarCount } from './dealer';
export { FoundPlace } from './calls-places';
export { SEARCH_KINDS, SearchSection } from './calls-search';
export { PlaceFigures, PriceFactor, PricePlace } from './calls-prices';
export { ContentKind } from './calls-content';
export { EditedBlocks, PagePath, PageState, PageVersionRow, SpellingChange, StaffPage } from './staff-content';
export { NewsArticle } from './calls-news';
export { PRESS_LOGOS, PRESS_RESOLUTIONS, PressPrice, PressPriceQuery } from './calls-press';
export { MediaKey, MediumUse, StaffMedium } from './calls-staff-media';
export { NewsState, StaffArticle, StaffNewsRow } from './calls-staff-news';
export { PROMPT_PLACES, PromptPlace, PromptState, StaffPrompt } from './calls-staff-prompts';
export { DEFAULT_MENUS } from './default-menus';
export { MENU_KEYS, MenuKey, StaffMenu } from './calls-staff-menus';
export type { MenuEntry } from './calls-staff-menus';
export { PageBlock, PageHref, Picture, PlainBlock, StoredBlock, TextRun } from './page-block';
export { LinkPurpose, LinkState, LinkToken, NewPassword, ReadablePurpose } from './calls-registration';
export { CalculationConfiguration, ConfigurationParameter, OrderCalculationRequest } from './configuration';
export type { CalculationConfigurationInput } from './configuration';
export { Complaint, ComplaintKind, ComplaintState } from './complaint';
export { CountryId, ProductGroupId, ZipCode, EmailAddress } from './fields';
export { BulkOrderRow, SendRequest } from './calls-requests';
export { InitConfiguration, ParameterRule, Maker, ProductDetail, UpsellingItem } from './init-configuration';
export {
  CalculationResult,
  Offer,
  OFFER_MARKERS,
  OfferCharacteristic,
  OfferSurroundings,
  OfferVariant,
  PriceSplit,
} from './offer';
export {
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
export { AccessConditions, AccessNeeds, AccessQuestion, IncludedAccess, StationAccess } from './access-conditions';
export type { AccessConditionsInput, StationAccessInput } from './access-conditions';
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
export type { OrderExportJob } from './calls-order-export';
export { ORDER_EXPORT_COLUMNS, ORDER_EXPORT_PERSONAL, OrderExportRow } from './calls-order-export';
export { StaffOrder, StaffOrderEvent, StaffOrderMail, StaffOrderNote, StaffPriceLine } from './staff-order';
export { FoundCustomer, FoundDealer, FoundOrder } from './calls-staff-search';
export { STAFF_TASK_KINDS, STAFF_TASK_ROLES, StaffTask } from './calls-staff-tasks';
export type { StaffTaskKind } from './calls-staff-tasks';
export { STAFF_PAGE_SIZES, STAFF_TOTAL_CAP, staffExportQuery, staffListAnswer, staffListQuery } from './staff-list';
export type { StaffListRequest } from './staff-list';
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
