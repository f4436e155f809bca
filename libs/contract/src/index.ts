import * as CALLS from './calls.ts';
import * as STAFF_LISTS from './staff-lists.ts';

export { ACCOUNTS, ANYONE, CUSTOMERS, IDENTIFIED, findRefusal, getGrantedRoles, mayCall } from './access.ts';
export type { Access } from './access.ts';
export { CALL_AREAS, getCallArea } from './call-area.ts';
export { STAFF_ACCESS } from './staff-access.ts';
export { defineCall, isRevalidated } from './call.ts';
export type { Call, CallResponse, CallInput, CallRequest, CallResult, Schema } from './call.ts';
export { isSafeCall } from './safe-calls.ts';
export { CONTRACT_SEMVER, CONTRACT_VERSION } from './contract-version.ts';
export { type Open, OTHER_CODE, openPicklist, UNKNOWN_CODE } from './fields/open-picklist.ts';
export { stripLinkToken } from './fields/link-paths.ts';
export { isNameText, isTitleText } from './fields/name-text.ts';
export { Address, AddressFields, InvoiceAddressFields, SelectedAddress } from './fields/address.ts';
export type { AddressFieldsInput } from './fields/address.ts';
export { OrderAddresses } from './account/account.ts';
export { DEFAULT_PRICING_TIME } from './market/calculation.ts';
export { ADVERT_SLOT_KEYS, type AdvertSlotKey, LeadOffer, SlotItem, SlotTypeId } from './contents/adverts.ts';
export { PreviewContent, PreviewEvent } from './contents/preview-messages.ts';
export { CustomerCancellation } from './orders/cancellations.ts';
export { AnswerReviewForDealer, StaffReview } from './staff/orders/reviews.ts';
export {
  CopyParameterRequirements,
  CustomerGroupId,
  ParameterRow,
  SaveParameterRequirement,
} from './staff/dealers/parameters.ts';
export {
  RELEASE_REMOTES,
  ReleaseMove,
  ReleaseRow,
  type ReleaseServingRule,
  ReleaseVersion,
} from './staff/system/releases.ts';
export { PublishedRelease } from './staff/system/published-releases.ts';
export { CacheNode, FlushCache, OperationFinding } from './staff/system/system.ts';
export { StaffMail, StaffMailRow } from './staff/system/mails.ts';
export { StaffJobRow } from './staff/system/jobs.ts';
export { DeliveryPointFeeRow } from './staff/dealers/fees.ts';
export { AddVatRate, RemoveVatRate, VatRow } from './staff/finance/rates.ts';
export { AssignWithdrawal, SettleWithdrawal, UndoWithdrawal, WithdrawalRow } from './staff/orders/withdrawals.ts';
export { StaffOrderRow } from './staff/orders/order-list.ts';
export { CancellationComment, CancellationRow } from './staff/orders/cancellation-list.ts';
export { SaveTextModule, TextModule } from './staff/orders/text-modules.ts';
export { ChangeState, CustomerAddress, CustomerData } from './account/customer.ts';
export { OrderSummary } from './account/customer-orders.ts';
export { CORRECTION_ALONE_MAX, CORRECTION_MAX, CorrectionInput } from './staff/finance/commission-corrections.ts';
export {
  CommissionStatement,
  type SalesComparison,
  SalesMonth,
  SalesRow,
  StatementPath,
} from './staff/finance/sales-list.ts';
export { CommissionRateRow, RateInput } from './staff/finance/commission-rates.ts';
export {
  CurrencyTotal,
  SalesMetricRow,
  SalesMetrics,
  STATISTIC_DIMENSIONS,
  STATISTIC_PAGE_SIZE,
  StatisticDimension,
  StatisticQuery,
  StatisticRow,
} from './staff/finance/statistics.ts';
export type { Forecast, StaffStatistic, StatisticSort } from './staff/finance/statistics.ts';
export { FuelStorage } from './account/customer-stores.ts';
export { Notification } from './account/notifications.ts';
export { RatingState } from './orders/ratings.ts';
export { Passkey, PasskeyCreation, PasskeyRequest } from './account/passkey.ts';
export { DEALER_SORTS, REVIEW_SORTS } from './market/dealers.ts';
export { dealerLink } from './orders/dealer-link.ts';
export {
  DecideReport,
  REPORT_REASONS,
  REPORT_TARGETS,
  ReportOutcome,
  ReportReason,
  ReportTarget,
  StaffReport,
} from './contents/reports.ts';
export {
  AreaRange,
  DealerState,
  PriceFileReading,
  PriceImport,
  StaffBranch,
  StaffDealer,
  StaffDealerDocument,
  StaffPrice,
} from './staff/dealers/staff-dealer.ts';
export { DealerLogin } from './staff/dealers/dealer-logins.ts';
export { Approval, APPROVAL_KINDS, APPROVAL_ROLES, ApprovalKind } from './staff/system/approvals.ts';
export {
  ADVERT_STATE_LABELS,
  APPROVAL_KIND_LABELS,
  APPROVAL_STATE_LABELS,
  CAMPAIGN_STATE_LABELS,
  CANCELLATION_KIND_LABELS,
  MAIL_STATE_LABELS,
  PAGE_STATE_LABELS,
  RECEIPT_STATE_LABELS,
  RELEASE_STATE_LABELS,
  REPORT_TARGET_LABELS,
  TASK_KIND_LABELS,
} from './staff/labels.ts';
export { Permission, PermissionKind } from './staff/system/permissions.ts';
export { TimelineEntry, TimelineKind } from './staff/customers/customer-timeline.ts';
export { CustomerNoteKind, StaffCustomer, StaffCustomerRow } from './staff/customers/customers.ts';
export { GrantedRole, StaffUser, StaffUserRow } from './staff/customers/users.ts';
export { AuditDifference, AuditRow, AuditSubject } from './staff/system/audit.ts';
export {
  AdvertAction,
  AdvertState,
  CampaignAction,
  CampaignState,
  ItemVerdict,
  StaffAdvert,
  StaffCampaign,
  StaffCampaignRow,
  StaffSlot,
  StaffSlotItem,
  StaffSlotRow,
  StaffZipRange,
} from './staff/adverts/staff-advert.ts';
export { StaffAdvertiser, StaffAdvertRow } from './staff/adverts/adverts.ts';
export { AdvertDay, PartnerAdvertRow } from './staff/adverts/advert-metrics.ts';
export { BranchProduct, DealerBranch, DealerCard, DealerProfile, DealerReview } from './fields/dealer.ts';
export { PlaceMatch } from './market/places.ts';
export { SearchSection } from './market/search.ts';
export { PlaceMetrics, PriceFactor, PricePlace } from './market/prices.ts';
export { ContentKind } from './contents/content.ts';
export {
  ContentRelease,
  EditedBlocks,
  PageAction,
  PageArchiveAction,
  PageState,
  PageVersionRow,
  ReleaseAction,
  SpellingChange,
  StaffPage,
} from './staff/contents/staff-content.ts';
export { NewsArticle } from './contents/news.ts';
export { PRESS_LOGOS, PRESS_RESOLUTIONS, PressPrice, PressPriceQuery } from './contents/press.ts';
export { MediumUse, StaffMedium } from './staff/contents/media.ts';
export { ArticleAction, NewsState, StaffArticle, StaffNewsRow } from './staff/contents/news.ts';
export {
  ANNOUNCEMENT_PLACES,
  AnnouncementPlace,
  AnnouncementState,
  StaffAnnouncement,
} from './staff/contents/prompts.ts';
export { DEFAULT_MENUS } from './contents/default-menus.ts';
export { MENU_KEYS, MenuKey, StaffMenu, type MenuEntry } from './staff/contents/menus.ts';
export { PageBlock, PageHref, Picture, PlainBlock, StoredBlock, TextRun } from './contents/page-block.ts';
export { LinkPurpose, LinkState, LinkToken, NewPassword, ReadablePurpose } from './account/registration.ts';
export { CalculationConfiguration, ConfigurationParameter } from './fields/configuration.ts';
export type { CalculationConfigurationInput } from './fields/configuration.ts';
export { Complaint, ComplaintKind, ComplaintState } from './orders/complaint.ts';
export { CountryId, ProductGroupId, EmailAddress } from './fields/fields.ts';
export { BulkOrderRow, SendRequest } from './orders/requests.ts';
export { InitConfiguration, ParameterRule, Maker, ProductDetail, UpsellingItem } from './fields/init-configuration.ts';
export {
  CalculationResult,
  Offer,
  OFFER_MARKERS,
  OfferCharacteristic,
  OfferAlternatives,
  OfferVariant,
  PriceSplit,
} from './fields/offer.ts';
export { CalculationRows, type OfferRows } from './fields/offer-rows.ts';
export { unfoldCalculation, unfoldOffers } from './fields/unfold-offers.ts';
export {
  CreditTerms,
  HeldPriceRefusal,
  InstalmentPlan,
  OrderProcess,
  OrderStep,
  PaymentChoice,
  PaymentKind,
  SelectedPayment,
} from './orders/order-process.ts';
export { getPaymentKind, isPaidIn, PAYMENT_KIND_CODES, PAYMENT_KINDS } from './orders/payment-kinds.ts';
export {
  AccessConditions,
  AccessNeeds,
  AccessQuestion,
  IncludedAccess,
  DeliveryPointAccess,
} from './fields/access-conditions.ts';
export type { AccessConditionsInput, DeliveryPointAccessInput } from './fields/access-conditions.ts';
export {
  CancellationKind,
  DealerOrder,
  DeliveryWindow,
  OrderAuthor,
  OrderDocument,
  OrderEvent,
  OrderState,
  OrderDeliveryPoint,
  PlacedOrder,
  UploadedFile,
} from './orders/placed-order.ts';
export { DeliveredWeight, PlannedVat } from './orders/delivered-weight.ts';
export { formatReleaseName, parseReleaseName, ReleaseName } from './fields/release-name.ts';
export { Problem, PROBLEM_CODES, type ProblemCode } from './problem.ts';
export { type OrderExportJob, OrderExportRow } from './staff/finance/order-export.ts';
export { StaffOrder } from './staff/orders/staff-order.ts';
export { FoundDealer, FoundOrder } from './staff/system/search.ts';
export type { ShellArea, VersionHealth } from './staff/system/release-health.ts';
export {
  FORMER_STAFF_TASK_KINDS,
  STAFF_TASK_DONE_KINDS,
  STAFF_TASK_KINDS,
  STAFF_TASK_ROLES,
  StaffTask,
} from './staff/system/tasks.ts';
export { CASE_MAIL_HOLD_SECONDS, CASE_MAIL_ROLES, SendCaseMail, StaffCaseMail } from './staff/system/case-mails.ts';
export type { CaseMailKind } from './staff/system/case-mails.ts';
export { StaffInquiry } from './staff/orders/inquiries.ts';
export { STAFF_METRIC_DAYS, STAFF_METRIC_ROLES, STAFF_METRICS, type StaffMetricId } from './staff/system/morning.ts';
export { type AnyList, fileTitle, personalTitles, sortKeys } from './fields/list-declaration.ts';
export type { ColumnKey, ComputedKey, ListColumn, ListFilterLabel, SortKey } from './fields/list-declaration.ts';
export { StaffWorkItem } from './staff/system/work-list.ts';
export type { StaffTaskKind } from './staff/system/tasks.ts';
export {
  STAFF_PAGE_SIZES,
  STAFF_TOTAL_CAP,
  FILE_REASON_MIN_LENGTH,
  staffExportQuery,
  type StaffListRequest,
  staffListResponse,
  staffListQuery,
} from './fields/staff-list.ts';
export {
  CONSENT_STORAGE_KEY,
  COOKIES,
  CSRF_HEADER,
  CSRF_HEADER_DASHED,
  isReadableCookie,
  orderCookie,
  RELEASE_HEADER,
  SITE_HEADER,
} from './fields/wire-names.ts';
export { CALLS, STAFF_LISTS };
