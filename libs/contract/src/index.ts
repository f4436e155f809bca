import * as CALLS from './calls';

export { ANYONE, IDENTIFIED, defineCall } from './call';
export type { Access, Call, CallAnswer, CallInput, CallRequest, CallResult, Schema } from './call';
export { isSafeCall } from './safe-calls';
export { CONTRACT_VERSION } from './contract-version';
export { withoutLinkToken } from './fields/link-paths';
export { isNameText, isTitleText } from './fields/name-text';
export { Address, AddressFields, InvoiceAddressFields, SelectedAddress } from './fields/address';
export type { AddressFieldsInput } from './fields/address';
export { OrderAddresses } from './account/account';
export { DEFAULT_PRICING_TIME } from './market/calculation';
export { ADVERT_SLOT_KEYS, LeadOffer, SlotItem, SlotTypeId } from './contents/adverts';
export type { AdvertSlotKey } from './contents/adverts';
export { CustomerCancellation } from './orders/cancellations';
export { AnswerReviewForDealer, StaffReview } from './staff/orders/reviews';
export {
  CopyParameterRequirements,
  CustomerGroupId,
  ParameterRow,
  SaveParameterRequirement,
} from './staff/dealers/parameters';
export { RELEASE_REMOTES, type ReleaseRemote, ReleaseRow, ReleaseVersion } from './staff/system/releases';
export { CacheNode, FlushCache, OperationFinding } from './staff/system/system';
export { StaffMail, StaffMailRow } from './staff/system/mails';
export { StaffJobRow } from './staff/system/jobs';
export { StationFeeRow } from './staff/dealers/fees';
export { AddVatRate, RemoveVatRate, VatRow } from './staff/finance/rates';
export { AssignWithdrawal, SettleWithdrawal, UndoWithdrawal, WithdrawalRow } from './staff/orders/withdrawals';
export { CancellationComment, CancellationRow, SaveTextModule, TextModule } from './staff/orders/cancellation-list';
export { ChangeState, CustomerAddress, CustomerData } from './account/customer';
export { OrderSummary } from './account/customer-orders';
export { CommissionStatement, CorrectionInput, SalesMonth, SalesRow, StatementPath } from './staff/finance/sales-list';
export { CommissionRateRow, RateInput } from './staff/finance/commission-rates';
export {
  CurrencyTotal,
  SalesFigureRow,
  SalesFigures,
  STATISTIC_DIMENSIONS,
  StatisticDimension,
  StatisticQuery,
  StatisticRow,
} from './staff/finance/statistics';
export type { StaffStatistic } from './staff/finance/statistics';
export { CustomerStore } from './account/customer-stores';
export { Notification } from './account/notifications';
export { RatingState } from './orders/ratings';
export { Passkey, PasskeyCreation, PasskeyRequest } from './account/passkey';
export { DEALER_SORTS, REVIEW_SORTS } from './market/dealers';
export { dealerLink } from './orders/dealer-link';
export {
  DecideReport,
  REPORT_REASONS,
  REPORT_TARGETS,
  ReportOutcome,
  ReportReason,
  ReportTarget,
  StaffReport,
} from './contents/reports';
export {
  AreaRange,
  DealerState,
  PriceFileReading,
  PriceImport,
  StaffBranch,
  StaffDealer,
  StaffDealerDocument,
  StaffPrice,
} from './staff/dealers/staff-dealer';
export { StaffCustomer, StaffCustomerRow } from './staff/customers/customers';
export { GrantedRole, StaffUser, StaffUserRow } from './staff/customers/users';
export { AuditRow } from './staff/system/audit';
export {
  AdvertAction,
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
} from './staff/adverts/staff-advert';
export { StaffAdvertiser, StaffAdvertRow } from './staff/adverts/adverts';
export { AdvertDay, PartnerAdvertRow } from './staff/adverts/advert-figures';
export { BranchProduct, DealerBranch, DealerCard, DealerProfile, DealerReview } from './fields/dealer';
export { FoundPlace } from './market/places';
export { SearchSection } from './market/search';
export { PlaceFigures, PriceFactor, PricePlace } from './market/prices';
export { ContentKind } from './contents/content';
export { PageState, PageVersionRow, SpellingChange, StaffPage } from './staff/contents/staff-content';
export { NewsArticle } from './contents/news';
export { PRESS_LOGOS, PRESS_RESOLUTIONS, PressPrice, PressPriceQuery } from './contents/press';
export { MediumUse, StaffMedium } from './staff/contents/media';
export { NewsState, StaffArticle, StaffNewsRow } from './staff/contents/news';
export { PROMPT_PLACES, PromptPlace, PromptState, StaffPrompt } from './staff/contents/prompts';
export { DEFAULT_MENUS } from './contents/default-menus';
export { MENU_KEYS, MenuKey, StaffMenu } from './staff/contents/menus';
export type { MenuEntry } from './staff/contents/menus';
export { PageBlock, PageHref, Picture, PlainBlock, StoredBlock, TextRun } from './contents/page-block';
export { LinkPurpose, LinkState, LinkToken, NewPassword, ReadablePurpose } from './account/registration';
export { CalculationConfiguration, ConfigurationParameter } from './fields/configuration';
export type { CalculationConfigurationInput } from './fields/configuration';
export { Complaint, ComplaintKind, ComplaintState } from './orders/complaint';
export { CountryId, ProductGroupId, EmailAddress } from './fields/fields';
export { BulkOrderRow, SendRequest } from './orders/requests';
export { InitConfiguration, ParameterRule, Maker, ProductDetail, UpsellingItem } from './fields/init-configuration';
export {
  CalculationResult,
  Offer,
  OFFER_MARKERS,
  OfferCharacteristic,
  OfferSurroundings,
  OfferVariant,
  PriceSplit,
} from './fields/offer';
export {
  CreditTerms,
  InstalmentPlan,
  OrderProcess,
  OrderStep,
  PaymentChoice,
  PaymentKind,
  SelectedPayment,
} from './orders/order-process';
export {
  AccessConditions,
  AccessNeeds,
  AccessQuestion,
  IncludedAccess,
  StationAccess,
} from './fields/access-conditions';
export type { AccessConditionsInput, StationAccessInput } from './fields/access-conditions';
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
} from './orders/placed-order';
export { Problem, PROBLEM_CODES } from './problem';
export type { ProblemCode } from './problem';
export type { OrderExportJob } from './staff/finance/order-export';
export { ORDER_EXPORT_COLUMNS, ORDER_EXPORT_PERSONAL, OrderExportRow } from './staff/finance/order-export';
export { StaffOrder } from './staff/orders/staff-order';
export { FoundDealer, FoundOrder } from './staff/system/search';
export { STAFF_TASK_KINDS, STAFF_TASK_ROLES, StaffTask } from './staff/system/tasks';
export type { StaffTaskKind } from './staff/system/tasks';
export {
  STAFF_PAGE_SIZES,
  STAFF_TOTAL_CAP,
  staffExportQuery,
  staffListAnswer,
  staffListQuery,
} from './fields/staff-list';
export type { StaffListRequest } from './fields/staff-list';
export {
  CONSENT_STORAGE_KEY,
  COOKIES,
  CSRF_HEADER,
  CSRF_HEADER_DASHED,
  orderCookie,
  SITE_HEADER,
} from './fields/wire-names';
export { CALLS };
