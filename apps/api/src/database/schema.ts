// One schema file an area; drizzle-kit reads them all (drizzle.config.ts).
export { postcodes, states } from '../places/schema';
export { placeFactors, priceFactors } from '../prices/schema';
export { certifications, makers, optionGroups, options, paymentKinds, products, vatRates } from '../goods/schema';
export {
  branches,
  branchOptions,
  dealerPayments,
  dealers,
  deliveryAreas,
  paidPlaces,
  priceBookVersion,
  priceLists,
  priceSeries,
} from '../dealers/schema';
export { dealerDocuments } from '../dealers/dealer-documents';
export { dealerKeys, priceImports } from '../price-import/schema';
export { idempotencyKeys, orderProcesses } from '../order-process/schema';
export {
  orderDocuments,
  orderEvents,
  orderNotes,
  orderNumbersAt,
  orderNumbersCh,
  orderNumbersDe,
  orderPositions,
  orders,
} from '../orders/schema';
export {
  loginSteps,
  mailedLinks,
  recoveryCodes,
  refreshFamilies,
  refreshTokens,
  registrations,
  secondFactors,
  users,
} from '../identity/schema';
export { passkeys, spentChallenges } from '../passkeys/schema';
export { customerCards, customerNotes } from '../staff-customers/schema';
export { auditLog, auditOutcomes } from '../audit/schema';
export { addressAccess, addresses } from '../addresses/schema';
export { customerStores } from '../stores/schema';
export { keptOrders } from '../customers/schema';
export { creditAuthorisations, creditRates } from '../ratepay/schema';
export { creditOperations } from '../credit/schema';
export { mailFiles, outbox } from '../outbox/schema';
export { orderExports, orderExportTemplates } from '../order-export/schema';
export { scriptErrors } from '../error-trace/schema';
export { failureCounts } from '../http/schema';
export { contentRedirects, contents, contentVersions, media, menuEntries, prompts } from '../content/schema';
export { requests } from '../requests/schema';
export { withdrawals } from '../withdrawals/schema';
export { notifications } from '../subscriptions/schema';
export { invitationObjections, reviewInvitations, reviews } from '../reviews/schema';
export { reportAnswers, reports } from '../reports/schema';
export { complaintMessages, complaints } from '../complaints/schema';
export { cancellationCases, cancellationComments, textModules } from '../cancellations/schema';
export {
  advertDays,
  advertFiles,
  advertisers,
  advertiserUsers,
  adverts,
  advertSlotItems,
  advertSlots,
  campaigns,
} from '../adverts/schema';
export { staffExports } from '../staff-list/schema';
export { staffTasks } from '../staff-tasks/schema';
export { staffViews } from '../staff-views/schema';
export {
  commissionCorrections,
  commissionMonths,
  commissionRates,
  commissions,
  commissionStatements,
} from '../commissions/schema';
export { cacheNodes } from '../cache/schema';
export { parameterRequirements } from '../goods/parameter-requirements';
