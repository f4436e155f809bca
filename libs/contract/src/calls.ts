/** Every call there is, by its id. Read as a namespace, so that a bundle holds the calls it makes and no others. */
export { startOrder } from './call-start-order';
export {
  cacheRegistrationData,
  getToken,
  login,
  logout,
  orderAddresses,
  registerGuest,
  renewSession,
  saveAddress,
} from './calls-account';
export {
  bestPrice,
  calculate,
  calculateDefault,
  calculateOrder,
  initCalculation,
  offerSurroundings,
  upselling,
} from './calls-calculation';
export {
  dealerAcceptOrder,
  dealerDeclineOrder,
  dealerMarkOrder,
  dealerOrder,
  dealerProposeDate,
  dealerReportFailure,
  dealerReportWeight,
  dealerUploadDocument,
} from './calls-dealer-orders';
export { closeComplaint, complainAboutOrder, dealerAnswerComplaint, replyToComplaint } from './calls-complaints';
export { checkZipCode, checkZipCodes } from './calls-location';
export {
  finaliseOrder,
  orderProcess,
  placedProcess,
  saveGuestEmail,
  saveOrderAddresses,
  saveOrderAmounts,
  saveOrderParameters,
  savePayment,
} from './calls-order-process';
export {
  answerDeliveredWeight,
  answerProposedDate,
  cancelOrder,
  changeOrderAddress,
  placedOrder,
  reorder,
  requestOrderMove,
  submitWithdrawal,
} from './calls-orders';
export { closeOrderLinks, confirmOrder, sendOrderConfirmation } from './calls-order-confirmation';
export { bulkOrderCalculation, confirmRequest, readRequest, sendRequest } from './calls-requests';
export { siteSearch } from './calls-search';
export { bestPrices, commonData, priceFaq, priceSeries, reportScriptError } from './calls-site';
export {
  becomeCustomer,
  changePassword,
  confirmEmailChange,
  confirmRegistration,
  dropEmailChange,
  readLink,
  register,
  registrationData,
  requestEmailChange,
  requestPasswordLink,
  setPassword,
} from './calls-registration';
export {
  staffBookWeight,
  staffCancelOrder,
  staffChangeDealer,
  staffCloseLinks,
  staffCorrectAddress,
  staffCreateCustomer,
  staffNextOffers,
  staffNoteOrder,
  staffOrder,
  staffOrderFile,
  staffReleaseOrder,
  staffResendMail,
} from './calls-staff-orders';
export {
  exportOrders,
  orderExportJobFile,
  orderExportJobs,
  orderExportLog,
  orderExportRows,
  orderExportTemplates,
  removeOrderExportTemplate,
  saveOrderExportTemplate,
  startOrderExport,
} from './calls-order-export';
export { cookieLogin, enrolSecondFactor, impersonate, submitSecondFactor, supportInfo } from './calls-staff-session';
export {
  commentCancellation,
  customerCancellation,
  dealerCancellation,
  dealerCommentCancellation,
  saveCancellationFeedback,
} from './calls-cancellations';
export { customerAddresses, customerData, customerStart, deleteAccount } from './calls-customer';
export { exportOwnData, saveCustomerAddresses, saveCustomerData } from './calls-customer';
export { addPasskey, beginPasskeyEnrolment, beginPasskeyLogin } from './calls-passkeys';
export { logInWithPasskey, passkeys, removePasskey } from './calls-passkeys';
export { customerOrders } from './calls-customer-orders';
export { customerStores, saveCustomerStore } from './calls-customer-stores';
export { addNotification, confirmNotification, endNotification, notifications } from './calls-notifications';
export { objectToInvitations, rateOrder, ratingOfOrder } from './calls-ratings';
export { factorSeries, placePrices, priceFactors, rangeLocal } from './calls-prices';
export { checkLocalZipCode, countryStates, localRedirect, placeLinks, searchPlaces } from './calls-places';
export { advertContent, advertSlot, advertSlots, countClick, countImpression, leadAvailability } from './calls-adverts';
export { dealerProfile, dealerReviews, dealers, trustedShopRating } from './calls-dealers';
export { appealReport, decideReport, reportByLink, reportSubject, sendReport } from './calls-reports';
export { exportStaffReports, staffReports } from './calls-reports';
export { contentPage, contentPaths, contentRedirect, infoPages, siteMenu, sitePrompts } from './calls-content';
export { newsArticles, newsDetail, newsFeatured, newsTopics } from './calls-news';
export {
  exportStaffDealers,
  lockDealer,
  saveBranch,
  saveDealer,
  savePrice,
  staffBranches,
  staffDealer,
  staffDealers,
  staffPrices,
} from './calls-staff-dealers';
export {
  addDealerDocument,
  removeDealerDocument,
  saveDealerPayments,
  staffDealerDocument,
  staffDealerDocuments,
  staffDealerPayments,
} from './calls-staff-dealer-terms';
export {
  decidePriceImport,
  endDealerKey,
  importDealerPrices,
  makeDealerKey,
  priceImport,
  priceImports,
  readPriceFile,
  takePriceFile,
} from './calls-price-import';
export {
  cancellationList,
  exportCancellations,
  removeTextModule,
  saveCancellationCase,
  saveCancellationComment,
  saveCancellationList,
  saveStaffCancellationFeedback,
  saveTextModule,
  textModules,
} from './calls-cancellation-list';
export {
  addCustomerNote,
  deleteStaffCustomerAddress,
  exportStaffCustomers,
  resendCustomerMail,
  saveStaffCustomer,
  saveStaffCustomerAddress,
  setCustomerLock,
  staffCustomer,
  staffCustomers,
} from './calls-staff-customers';
export { mergeCustomers, mergePreview } from './calls-customer-merge';
export {
  endUserSessions,
  exportStaffUsers,
  inviteUser,
  inviteUserAgain,
  resetSecondFactor,
  saveStaffUser,
  setUserLock,
  staffUser,
  staffUsers,
} from './calls-staff-users';
export { auditChoices, auditLog, exportAuditLog } from './calls-audit';
export { assignWithdrawal, exportWithdrawals, settleWithdrawal } from './calls-staff-withdrawals';
export { staffWithdrawals, undoWithdrawal } from './calls-staff-withdrawals';
export { exportStatistic, periodStatistic, statisticDealers, statisticProducts } from './calls-statistics';
export {
  addCommissionCorrection,
  closeSalesMonth,
  commissionStatement,
  commissionStatementFile,
  exportSalesList,
  salesList,
  salesMonth,
} from './calls-sales-list';
export { commissionRates, exportCommissionRates, saveCommissionRate } from './calls-commission-rates';
export { removeStaffView, saveStaffView, staffViews } from './calls-staff-views';
export {
  answerReview,
  answerReviewForDealer,
  exportReviews,
  reviewToAnswer,
  staffReviews,
} from './calls-staff-reviews';
export { copyParameterRequirements, parameterRequirements, saveParameterRequirement } from './calls-parameters';
export { cacheNodes, flushCache, operationState, warmCache } from './calls-staff-system';
export { exportStaffMails, sendMailAgain, staffMail, staffMails } from './calls-staff-mails';
export { exportStaffJobs, retryJob, staffJobs, staffQueues } from './calls-staff-jobs';
export { exportStaffReleases, staffReleases, switchRelease } from './calls-staff-releases';
export { addVatRate, exportVatRates, publicHolidays, removeVatRate, vatRates } from './calls-staff-rates';
export { exportStationFees, stationFees } from './calls-staff-fees';
export { exportStaffTasks, saveStaffTask, staffTasks } from './calls-staff-tasks';
export { staffSearch } from './calls-staff-search';
export { actOnPage, exportStaffPages, savePage, savePageBlocks, staffPage, staffPages } from './calls-staff-content';
export { restorePageVersion, staffPageVersion } from './calls-page-versions';
export { checkPageCopy, copyPage } from './calls-page-copies';
export { contentPreview, pagePreviewLink } from './calls-page-previews';
export {
  duplicateAdvert,
  exportStaffAdverts,
  previewAdvert,
  saveAdvert,
  saveAdvertiser,
  setAdvertState,
  staffAdvert,
  staffAdvertisers,
  staffAdverts,
  uploadAdvertPicture,
} from './calls-staff-adverts';
export {
  exportStaffCampaigns,
  extendCampaign,
  pauseCampaign,
  saveCampaign,
  staffCampaign,
  staffCampaigns,
} from './calls-staff-campaigns';
export { exportStaffSlots, saveSlot, staffSlot, staffSlots, switchSlot } from './calls-staff-slots';
export { slotChoices, trySlot } from './calls-slot-trial';
export { advertFigures, exportPartnerAdverts, partnerAdverts, partnerFigures } from './calls-advert-figures';
export { exportPressPrices, pressChart, pressLogo, pressPrices } from './calls-press';
export { exportStaffMedia, removeMedium, saveMedium, staffMedia, staffMedium, uploadMedium } from './calls-staff-media';
export { exportStaffNews, saveArticle, staffArticle, staffNews, staffNewsTopics } from './calls-staff-news';
export { exportStaffPrompts, removePrompt, savePrompt, staffPrompt, staffPrompts } from './calls-staff-prompts';
export { chromeMenus, saveMenu, staffMenus } from './calls-staff-menus';
