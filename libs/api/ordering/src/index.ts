export { bulkHandlers } from './bulk/bulk-handlers';
export { bindsToDealer } from './checkout-payment/payment-kind';
export {
  type ComplaintRow,
  findComplaints,
  findComplaintsOfOrders,
  eraseComplaintMessages,
  insertComplaint,
} from './complaints/complaint-repository';
export { COMPLAINT_KIND_LABELS } from './complaints/complaint-labels';
export { complaintsHandlers } from './complaints/complaints-handlers';
export { presentComplaints } from './complaints/present-complaints';
export { complaintMessages, complaints } from './complaints/schema';
export { recordOutcome } from './credit/record-outcome';
export { creditOperations } from './credit/schema';
export { settleCredit } from './credit/settle-credit';
export { chargedCents, chargedVatCents } from './delivered-weight/charged-total';
export { findPlannedVat } from './delivered-weight/planned-vat';
export { checkWeighed } from './dealer-orders/check-weighed';
export { decideAcceptance } from './dealer-orders/dealer-accept-order';
export type { DealerDecision, DealerOutcome } from './dealer-orders/dealer-command';
export { decideDecline } from './dealer-orders/dealer-decline-order';
export { decideInvoiced, decidePaid } from './dealer-orders/dealer-mark-order';
export { decideProposal } from './dealer-orders/dealer-propose-date';
export { decideFailure } from './dealer-orders/dealer-report-failure';
export { decideWeighing } from './dealer-orders/dealer-report-weight';
export { uploadForOrder } from './dealer-orders/dealer-upload-document';
export { dealerOrdersHandlers } from './dealer-orders/dealer-orders-handlers';
export { deliveredMail } from './dealer-orders/delivered-mail';
export { askConfirmation } from './notification-requests/ask-confirmation';
export { MAX_NOTIFICATIONS, tooMany } from './notification-requests/notification-limit';
export { endBlocks } from './notification-requests/notification-mails';
export { offerToday, priceToday, getProduct, wishedConfiguration } from './notification-requests/price-today';
export { cancellationCost } from './order-actions/cancellation-cost';
export { orderActionsHandlers } from './order-actions/order-actions-handlers';
export { windowText } from './order-actions/window-text';
export { orderProcessHandlers } from './checkout/order-process-handlers';
export { idempotencyKeys, orderProcesses } from './checkout/schema';
export { dropFromSelections } from './checkout-addresses/selection-repository';
export { cleanUpProcesses } from './checkout/clean-up-processes';
export { accessRows } from './order-view/access-rows';
export {
  addressBefore,
  addressChangeBlocks,
  addressName,
  changedAddresses,
  checkPlace,
} from './delivery-address/address-change';
export { releaseMails } from './order-mails/announce-order';
export { answerDueFrom } from './deadlines/answer-due-at';
export { type Buyer, findBuyer } from './order/buyer-repository';
export { type ChangeMail, type ChangeMailParts, customerChangeMail, dealerChangeMail } from './order-mails/change-mail';
export { correctOrderEmails } from './order-links/correct-order-emails';
export { closeCustomerLinks, CLOSED_LINKS_MAIL } from './order-links/close-customer-links';
export { raiseDealerLinkVersion, raiseDealerLinkVersions } from './order/link-version-repository';
export { composeCustomerMail } from './order-mails/compose-customer-mail';
export { composeDealerMail } from './order-mails/compose-dealer-mail';
export { customerGreeting, GREETING, hasProvenMailbox } from './order-mails/customer-greeting';
export { getDeposit, depositRows } from './order-view/deposit-row';
export {
  type DocumentRow,
  findDocuments,
  findDocumentsOfOrders,
  findDocument,
} from './order-documents/document-repository';
export { findDealerDocument } from './order-documents/find-dealer-document';
export { hasAnyOrder } from './order/customer-orders-repository';
export { insertDraft } from './order-placement/insert-draft';
export { nextOffers } from './order-mails/next-offers';
export { findDealerOrder, findOwnOrder } from './order/open-order';
export { type Order, getOrder, type OrderRow } from './order/order';
export {
  dealerActions,
  isAllowed,
  NO_DEALER_ACTIONS,
  type StaffAction,
  staffActions,
} from './commands/allowed-actions';
export { dealerOrderAddress, orderAddress, withdrawalAddress } from './order-links/order-address';
export { moveDates } from './order-placement/order-delivery-days';
export { orderAttachments, orderPapers } from './order-documents/order-documents';
export type { OrderDraft } from './order-placement/order-draft';
export { customerLinksClosed, orderCancelled, orderChanged } from './order/order-events';
export { addressLines, amountText, deliveryRow, goodsText, priceRows, totalRows } from './order-view/order-metrics';
export {
  opensDealerOrder,
  opensOrder,
  opensRating,
  opensReviewAnswer,
  ORDER_LINK_TTL_SECONDS,
  ratingLinkState,
  type ReviewLinked,
  signDealerLink,
  signOrderLink,
  signRatingLink,
  signReviewAnswerLink,
} from './order-links/order-link';
export { getRunningNumber } from './order/order-number';
export { getPositions } from './order-placement/order-positions';
export {
  findEvents,
  findEventsOfOrders,
  findOrder,
  lockOrder,
  findDealerOrderId,
  type OrderChanges,
  type OrderEventRow,
  orderSequence,
  updateOrder,
} from './order/order-repository';
export { orderRow } from './order/order-row';
export { orderNotes } from './order/note-schema';
export { customerName } from './order-view/customer-name';
export { ORDER_STATE_NAMES } from './order-view/order-state-names';
export { DELIVERED_STATES, OPEN_STATES, ORDER_STATES, type OrderState } from './order/order-state';
export { awaitsWeight, countWeight } from './delivered-weight/reported-weight';
export { presentDelivered } from './delivered-weight/present-delivered';
export { presentOrder } from './order-view/present-order';
export { presentTimeline } from './order-view/present-timeline';
export { isPayableQrIban, QrBill, getQrBill, qrReference } from './qr-bill/qr-bill';
export { getImpersonator } from './commands/get-impersonator';
export { ORDER_COMMANDS } from './commands/order-commands';
export { executeCommand, type ExecutionBy } from './commands/execute-command';
export { orderConflict, recordChange, type RecordedChange } from './commands/record-change';
export { registerDealerTerms } from './order-documents/register-dealer-terms';
export { registerOrderFiles } from './order-documents/register-order-files';
export { releaseChanges } from './deadlines/release-order';
export { pdfBytes } from './order-documents/render-pdf';
export { isSameAddress } from './delivery-address/same-address';
export { orderDocuments } from './order-documents/schema';
export { orderEvents, orderNumbersAt, orderNumbersCh, orderNumbersDe, orderPositions, orders } from './order/schema';
export { FOUND_ORDERS, matchesOrder, selectOrdersBesideWords, selectOrdersByWords } from './order/words-repository';
export { orderWords } from './order/words-schema';
export { findSeller, type Seller } from './order/seller-repository';
export {
  computeFinalInvoice,
  orderedGoods,
  type Settlement,
  vatWithin,
} from './delivered-weight/compute-final-invoice';
export { findStepFactors } from './delivered-weight/step-factors-repository';
export { isUnanswered } from './order/unanswered-order-repository';
export { awaitsConfirmation, dealerKnowledge, isUnconfirmed } from './order/unconfirmed-order';
export { findUploadedTexts, type UploadedTexts } from './order-documents/uploaded-texts';
export { changedVatText, settleDelivery } from './delivered-weight/get-delivery-vat';
export { watchResponses } from './deadlines/watch-responses';
export { withdrawUntil } from './deadlines/withdraw-until';
export { STATE_LABELS } from './order-view/wording';
export { hasEndedCredit } from './ratepay/authorisation-repository';
export { seedCreditRates } from './ratepay/credit-rate-repository';
export { createRatePay } from './ratepay/ratepay';
export { creditAuthorisations, creditRates } from './ratepay/schema';
export { cleanUpAuthorisations } from './ratepay/clean-up-authorisations';
export { voidAuthorisation } from './ratepay/void-authorisation';
export { composePassedOnMails } from './inquiries/compose-passed-on-mails';
export { inquiriesHandlers } from './inquiries/inquiries-handlers';
export { inquiries } from './inquiries/schema';
export { inquiryTitle } from './inquiries/inquiry-rows';
export { findConfirmedInquiry, markAnswered, unmarkAnswered } from './inquiries/request-repository';
export { cleanUpInquiries } from './inquiries/clean-up-inquiries';
