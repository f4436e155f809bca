/** Every call there is, by its id. Read as a namespace, so that a bundle holds the calls it makes and no others. */
export { startOrder } from './orders/call-start-order.ts';
export { cacheRegistrationData, getToken, login, logout, orderAddresses, registerGuest } from './account/account.ts';
export { renewSession, saveAddress } from './account/account.ts';
export { bestPrice, calculate, calculateDefault, calculateOrder, initCalculation } from './market/calculation.ts';
export { calculateDefaultOffers, calculateOffers } from './market/calculation.ts';
export { offerSurroundings, upselling } from './market/calculation.ts';
export { dealerAcceptOrder, dealerDeclineOrder, dealerMarkOrder, dealerOrder } from './orders/dealer-orders.ts';
export { dealerProposeDate, dealerReportFailure, dealerReportWeight } from './orders/dealer-orders.ts';
export { dealerUploadDocument } from './orders/dealer-orders.ts';
export { closeComplaint, complainAboutOrder, dealerAnswerComplaint, replyToComplaint } from './orders/complaints.ts';
export { checkZipCode, checkZipCodes } from './market/location.ts';
export { finaliseOrder, orderProcess, placedProcess, saveGuestEmail } from './orders/checkout.ts';
export { saveOrderAddresses, saveOrderAmounts, saveOrderParameters, savePayment } from './orders/checkout.ts';
export { answerDeliveredWeight, answerProposedDate, cancelOrder, changeOrderAddress } from './orders/orders.ts';
export { placedOrder, reorder, requestOrderMove, submitWithdrawal } from './orders/orders.ts';
export { closeOrderLinks, confirmOrder, sendOrderConfirmation } from './orders/order-confirmation.ts';
export { bulkOrderCalculation, confirmRequest, readRequest, sendRequest } from './orders/requests.ts';
export { siteSearch } from './market/search.ts';
export { bestPrices, commonData, priceFaq, priceSeries, reportPageView, reportScriptError } from './market/site.ts';
export { becomeCustomer, changePassword, confirmEmailChange, confirmRegistration } from './account/registration.ts';
export { dropEmailChange, readLink, register, registrationData, requestEmailChange } from './account/registration.ts';
export { requestPasswordLink, setPassword } from './account/registration.ts';
export { staffBookWeight, staffCancelOrder, staffChangeDealer, staffCloseLinks } from './staff/orders/orders.ts';
export { staffConfirmWeight, staffCorrectWeight } from './staff/orders/orders.ts';
export { staffCorrectAddress, staffCreateCustomer, staffNextOffers, staffNoteOrder } from './staff/orders/orders.ts';
export { staffOrder, staffOrderFile, staffReleaseOrder, staffResendMail } from './staff/orders/orders.ts';
export { staffAcceptForDealer, staffDeclineForDealer, staffEnterInvoiceForDealer } from './staff/orders/for-dealers.ts';
export {
  staffMarkPaidForDealer,
  staffProposeForDealer,
  staffReportFailureForDealer,
} from './staff/orders/for-dealers.ts';
export { staffReportWeightForDealer, staffUploadForDealer } from './staff/orders/for-dealers.ts';
export { exportStaffOrders, staffOrders } from './staff/orders/order-list.ts';
export { exportOrders, orderExportJobFile, orderExportJobs, orderExportLog } from './staff/finance/order-export.ts';
export { orderExportRows, startOrderExport } from './staff/finance/order-export.ts';
export {
  orderExportTemplates,
  removeOrderExportTemplate,
  saveOrderExportTemplate,
} from './staff/finance/order-export-templates.ts';
export { continueImpersonation, cookieLogin, enrolSecondFactor } from './staff/customers/session.ts';
export { impersonate, submitSecondFactor } from './staff/customers/session.ts';
export { supportInfo } from './staff/customers/session.ts';
export { commentCancellation, customerCancellation, dealerCancellation } from './orders/cancellations.ts';
export { dealerCommentCancellation, saveCancellationFeedback } from './orders/cancellations.ts';
export { customerAddresses, customerData, customerStart, deleteAccount } from './account/customer.ts';
export { exportOwnData, saveCustomerAddresses, saveCustomerData } from './account/customer.ts';
export { addPasskey, beginPasskeyEnrolment, beginPasskeyLogin } from './account/passkeys.ts';
export { logInWithPasskey, passkeys, removePasskey } from './account/passkeys.ts';
export { customerOrders } from './account/customer-orders.ts';
export { customerStores, saveCustomerStore } from './account/customer-stores.ts';
export { addNotification, confirmNotification, endNotification, notifications } from './account/notifications.ts';
export { objectToInvitations, rateOrder, ratingOfOrder } from './orders/ratings.ts';
export { factorSeries, placePrices, priceFactors, rangeLocal } from './market/prices.ts';
export { checkLocalZipCode, countryStates, localRedirect, placeLinks, searchPlaces } from './market/places.ts';
export { advertContent, advertSlot, advertSlots, countClick, countImpression } from './contents/adverts.ts';
export { leadAvailability } from './contents/adverts.ts';
export { dealerProfile, dealerReviews, dealers, trustedShopRating } from './market/dealers.ts';
export { appealReport, decideReport, reportByLink, reportSubject, sendReport } from './contents/reports.ts';
export { exportStaffReports, staffReports } from './contents/reports.ts';
export { contentPage, contentPaths, contentRedirect, infoPages, siteMenu, sitePrompts } from './contents/content.ts';
export { newsArticles, newsDetail, newsFeatured, newsTopics } from './contents/news.ts';
export { exportStaffDealers, lockDealer, saveBranch, saveDealer, savePrice } from './staff/dealers/dealers.ts';
export { postcodeMap } from './staff/dealers/postcode-map.ts';
export { staffBranches, staffDealer, staffDealers, staffPrices } from './staff/dealers/dealers.ts';
export { addDealerDocument, removeDealerDocument, saveDealerPayments } from './staff/dealers/dealer-terms.ts';
export { staffDealerDocument, staffDealerDocuments, staffDealerPayments } from './staff/dealers/dealer-terms.ts';
export { dealerLogins, inviteColleague, inviteDealerLogin } from './staff/dealers/dealer-logins.ts';
export { inviteDealerLoginAgain, ownDealerLogins, setDealerLoginLock } from './staff/dealers/dealer-logins.ts';
export { decidePriceImport, endDealerKey, importDealerPrices, makeDealerKey } from './staff/dealers/price-import.ts';
export { priceImport, priceImports, readPriceFile, takePriceFile } from './staff/dealers/price-import.ts';
export { cancellationList, exportCancellations } from './staff/orders/cancellation-list.ts';
export {
  saveCancellationCase,
  saveCancellationComment,
  saveCancellationList,
  saveStaffCancellationFeedback,
  undoCancellationAnswer,
} from './staff/orders/cancellation-commands.ts';
export { removeTextModule, saveTextModule, textModules } from './staff/orders/text-modules.ts';
export { addCustomerNote } from './staff/customers/customer-notes.ts';
export { exportStaffCustomers, staffCustomer, staffCustomers } from './staff/customers/customers.ts';
export { deleteStaffCustomerAddress, resendCustomerMail } from './staff/customers/customer-commands.ts';
export { saveStaffCustomer, saveStaffCustomerAddress, setCustomerLock } from './staff/customers/customer-commands.ts';
export { mergeCustomers, mergePreview } from './staff/customers/customer-merge.ts';
export { correctCustomerEmail, dropCustomerEmailChange } from './staff/customers/customer-email.ts';
export { customerDeletion, deleteStaffCustomer } from './staff/customers/customer-deletion.ts';
export { staffCustomerTimeline } from './staff/customers/customer-timeline.ts';
export { endUserSessions, exportStaffUsers, inviteUser, inviteUserAgain } from './staff/customers/users.ts';
export { resetSecondFactor, saveStaffUser, setUserLock, staffUser, staffUsers } from './staff/customers/users.ts';
export {
  approvals,
  approvalSettings,
  decideApproval,
  exportApprovals,
  saveApprovalSetting,
} from './staff/system/approvals.ts';
export { auditChoices, auditLog, exportAuditLog } from './staff/system/audit.ts';
export { assignWithdrawal, exportWithdrawals, settleWithdrawal } from './staff/orders/withdrawals.ts';
export { staffWithdrawals, undoWithdrawal } from './staff/orders/withdrawals.ts';
export { exportStatistic, periodStatistic, statisticDealers, statisticProducts } from './staff/finance/statistics.ts';
export { addCommissionCorrection } from './staff/finance/commission-corrections.ts';
export { closeSalesMonth, commissionStatement } from './staff/finance/sales-list.ts';
export { commissionStatementFile, exportSalesList, salesList, salesMonth } from './staff/finance/sales-list.ts';
export { commissionRates, exportCommissionRates, saveCommissionRate } from './staff/finance/commission-rates.ts';
export { removeStaffView, saveStaffView, staffViews } from './staff/system/views.ts';
export { answerReview, answerReviewForDealer, exportReviews, reviewToAnswer } from './staff/orders/reviews.ts';
export { staffReviews } from './staff/orders/reviews.ts';
export {
  copyParameterRequirements,
  parameterRequirements,
  saveParameterRequirement,
} from './staff/dealers/parameters.ts';
export { cacheNodes, flushCache, operationState, warmCache } from './staff/system/system.ts';
export { exportStaffMails, sendMailAgain, staffMail, staffMails } from './staff/system/mails.ts';
export { exportStaffJobs, retryJob, staffJobs, staffQueues } from './staff/system/jobs.ts';
export { exportPublishedReleases, publishedReleases, serveRelease } from './staff/system/published-releases.ts';
export { releaseHealth } from './staff/system/release-health.ts';
export {
  exportStaffReleases,
  promoteCanary,
  releaseMoves,
  rollBackRelease,
  staffReleases,
  startCanary,
  switchRelease,
} from './staff/system/releases.ts';
export { addVatRate, exportVatRates, publicHolidays, removeVatRate, vatRates } from './staff/finance/rates.ts';
export { exportStationFees, stationFees } from './staff/dealers/fees.ts';
export { exportStaffTasks, saveStaffTask, staffTasks, undoStaffTask } from './staff/system/tasks.ts';
export { sendCaseMail, staffCaseMail, undoCaseMail } from './staff/system/case-mails.ts';
export { staffInquiry } from './staff/orders/inquiries.ts';
export { staffMorning, staffWaiting } from './staff/system/morning.ts';
export { exportStaffWorkList, staffWorkList } from './staff/system/work-list.ts';
export { exportStaffPermissions, staffPermissions } from './staff/system/permissions.ts';
export { staffSearch } from './staff/system/search.ts';
export {
  actOnPage,
  exportStaffPages,
  savePage,
  savePageBlocks,
  contentPlan,
  removePage,
  staffPage,
  staffPages,
} from './staff/contents/pages.ts';
export { restorePageVersion, staffPageVersion } from './staff/contents/page-versions.ts';
export { checkPageCopy, copyPage } from './staff/contents/page-copies.ts';
export { contentPreview, pagePreviewLink } from './staff/contents/page-previews.ts';
export { duplicateAdvert, exportStaffAdverts, previewAdvert, saveAdvert } from './staff/adverts/adverts.ts';
export {
  saveAdvertiser,
  setAdvertState,
  staffAdvert,
  staffAdvertisers,
  staffAdverts,
} from './staff/adverts/adverts.ts';
export { uploadAdvertPicture } from './staff/adverts/adverts.ts';
export { exportStaffCampaigns, extendCampaign, pauseCampaign, saveCampaign } from './staff/adverts/campaigns.ts';
export { staffCampaign, staffCampaigns } from './staff/adverts/campaigns.ts';
export { exportStaffSlots, saveSlot, staffSlot, staffSlots, switchSlot } from './staff/adverts/slots.ts';
export { slotChoices, trySlot } from './staff/adverts/slot-trial.ts';
export { advertFigures, exportPartnerAdverts, partnerAdverts, partnerFigures } from './staff/adverts/advert-metrics.ts';
export { exportPressPrices, pressChart, pressLogo, pressPrices } from './contents/press.ts';
export { exportStaffMedia, removeMedium, saveMedium, staffMedia, staffMedium } from './staff/contents/media.ts';
export { uploadMedium } from './staff/contents/media.ts';
export { exportStaffNews, saveArticle, staffArticle, staffNews, staffNewsTopics } from './staff/contents/news.ts';
export { actOnArticle, articlePreviewLink, removeArticle } from './staff/contents/news-release.ts';
export { exportStaffPrompts, removePrompt, savePrompt, staffPrompt, staffPrompts } from './staff/contents/prompts.ts';
export { chromeMenus, saveMenu, staffMenus } from './staff/contents/menus.ts';
