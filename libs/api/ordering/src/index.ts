export { bulkHandlers } from './bulk/bulk-handlers';
export {
  type ComplaintRow,
  complaintsOf,
  complaintsOfOrders,
  eraseComplaintMessages,
  insertComplaint,
} from './complaints/complaint-repository';
export { COMPLAINT_KIND_WORDS } from './complaints/complaint-words';
export { complaintsHandlers } from './complaints/complaints-handlers';
export { presentComplaints } from './complaints/present-complaints';
export { complaintMessages, complaints } from './complaints/schema';
export { recordOutcome } from './credit/record-outcome';
export { creditOperations } from './credit/schema';
export { settleCredit } from './credit/settle-credit';
export { checkWeighed } from './dealer-orders/check-weighed';
export { dealerOrdersHandlers } from './dealer-orders/dealer-orders-handlers';
export { deliveredMail } from './dealer-orders/delivered-mail';
export { askConfirmation } from './notification-requests/ask-confirmation';
export { MAX_NOTIFICATIONS, tooMany } from './notification-requests/notification-limit';
export { endBlocks } from './notification-requests/notification-mails';
export { offerToday, priceToday, productOf, wishedConfiguration } from './notification-requests/price-today';
export { cancellationCost } from './order-actions/cancellation-cost';
export { orderActionsHandlers } from './order-actions/order-actions-handlers';
export { windowText } from './order-actions/window-text';
export { orderProcessHandlers } from './order-process/order-process-handlers';
export { idempotencyKeys, orderProcesses } from './order-process/schema';
export { dropFromSelections } from './order-process/selection-repository';
export { sweepProcesses } from './order-process/sweep-processes';
export { withoutPhones } from './orders/access-phones';
export { accessRows } from './orders/access-rows';
export { addressBefore, addressChangeBlocks, addressName, changedAddresses, checkPlace } from './orders/address-change';
export { releaseMails } from './orders/announce-order';
export { answerDueFrom } from './orders/answer-due-at';
export { type Buyer, findBuyer } from './orders/buyer-repository';
export { type ChangeMail, type ChangeMailParts, customerChangeMail, dealerChangeMail } from './orders/change-mail';
export { closeCustomerLinks, CLOSED_LINKS_MAIL } from './orders/close-customer-links';
export { composeCustomerMail } from './orders/compose-customer-mail';
export { composeDealerMail } from './orders/compose-dealer-mail';
export { customerGreeting, GREETING } from './orders/customer-greeting';
export { depositOf, depositRows } from './orders/deposit-row';
export { type DocumentRow, documentsOf, documentsOfOrders, findDocument } from './orders/document-repository';
export { findDealerDocument } from './orders/find-dealer-document';
export { hasAnyOrder } from './orders/has-any-order';
export { insertDraft } from './orders/insert-draft';
export { nextOffers } from './orders/next-offers';
export { findDealerOrder, findOwnOrder } from './orders/open-order';
export { type Order, orderOf, type OrderRow } from './orders/order';
export { customerActions, isAllowed, staffActions } from './commands/allowed-actions';
export { dealerOrderAddress, orderAddress, withdrawalAddress } from './orders/order-address';
export { moveDates } from './orders/order-delivery-days';
export { orderAttachments, orderPapers } from './orders/order-documents';
export type { OrderDraft } from './orders/order-draft';
export { orderCancelled, orderChanged } from './orders/order-events';
export { addressLines, amountText, deliveryRow, goodsText, priceRows, totalRows } from './orders/order-figures';
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
} from './orders/order-link';
export { runningNumberOf } from './orders/order-number';
export { positionsOf } from './orders/order-positions';
export {
  eventsOf,
  eventsOfOrders,
  findOrder,
  lockOrder,
  type OrderChanges,
  type OrderEventRow,
  updateOrder,
} from './orders/order-repository';
export { orderRow } from './orders/order-row';
export { DELIVERED_STATES, OPEN_STATES, ORDER_STATES, type OrderState } from './orders/order-state';
export { presentDelivered } from './orders/present-delivered';
export { presentOrder } from './orders/present-order';
export { presentTimeline } from './orders/present-timeline';
export { isPayableQrIban, QrBill, qrBillOf, qrReference } from './orders/qr-bill';
export { actingAuthor } from './commands/acting-author';
export { ORDER_COMMANDS } from './commands/order-commands';
export { executeCommand, type ExecutionBy } from './commands/execute-command';
export { orderConflict, recordChange, type RecordedChange } from './commands/record-change';
export { registerDealerTerms } from './orders/register-dealer-terms';
export { registerOrderFiles } from './orders/register-order-files';
export { releaseChanges } from './orders/release-order';
export { pdfBytes } from './orders/render-pdf';
export { isSameAddress } from './orders/same-address';
export {
  orderDocuments,
  orderEvents,
  orderNotes,
  orderNumbersAt,
  orderNumbersCh,
  orderNumbersDe,
  orderPositions,
  orders,
} from './orders/schema';
export { findSeller, type Seller } from './orders/seller-repository';
export { orderedGoods, type Settlement, settleWeight } from './orders/settle-weight';
export { findStepFactors } from './orders/step-factors-repository';
export { awaitsConfirmation, dealerKnowledge, isUnconfirmed } from './orders/unconfirmed-order';
export { findUploadedTexts, type UploadedTexts } from './orders/uploaded-texts';
export { changedVatText, settleDelivery } from './orders/vat-of-delivery';
export { watchAnswers } from './orders/watch-answers';
export { withdrawUntil } from './orders/withdraw-until';
export { anOffer, offersWord, STATE_WORDS, TAX_NAMES } from './orders/wording';
export { hasEndedCredit } from './ratepay/authorisation-repository';
export { seedCreditRates } from './ratepay/credit-rate-repository';
export { openRatePay } from './ratepay/ratepay';
export { creditAuthorisations, creditRates } from './ratepay/schema';
export { sweepAuthorisations } from './ratepay/sweep-authorisations';
export { voidAuthorisation } from './ratepay/void-authorisation';
export { composePassedOnMails } from './requests/compose-passed-on-mails';
export { requestsHandlers } from './requests/requests-handlers';
export { requests } from './requests/schema';
export { sweepRequests } from './requests/sweep-requests';
