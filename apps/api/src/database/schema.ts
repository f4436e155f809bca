// One schema file an area; drizzle-kit reads them all (drizzle.config.ts).
export { postcodes, states } from '@heizplatz/api-catalog';
export { placeFactors, priceFactors } from '@heizplatz/api-pricing';
export {
  certifications,
  makers,
  optionGroups,
  options,
  paymentKinds,
  products,
  vatRates,
} from '@heizplatz/api-catalog';
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
  dealerLogins,
} from '@heizplatz/api-dealers';
export { dealerDocuments } from '@heizplatz/api-dealers';
export { dealerKeys, priceImports } from '@heizplatz/api-dealers';
export { idempotencyKeys, orderProcesses } from '@heizplatz/api-ordering';
export {
  orderDocuments,
  orderEvents,
  orderNotes,
  orderNumbersAt,
  orderNumbersCh,
  orderNumbersDe,
  orderPositions,
  orders,
  orderWords,
} from '@heizplatz/api-ordering';
export {
  loginSteps,
  mailedLinks,
  recoveryCodes,
  refreshFamilies,
  refreshTokens,
  registrations,
  secondFactors,
  users,
} from '@heizplatz/api-identity';
export { passkeys, consumedChallenges } from '@heizplatz/api-identity';
export { customerCards, customerNotes, mergedCustomers } from '@heizplatz/api-customers';
export { auditLog, auditOutcomes, auditUnfinished } from '@heizplatz/api-platform';
export { addressAccess, addresses } from '@heizplatz/api-identity';
export { fuelStorages } from '@heizplatz/api-customers';
export { retainedOrders } from '@heizplatz/api-customers';
export { creditAuthorisations, creditRates } from '@heizplatz/api-ordering';
export { creditOperations } from '@heizplatz/api-ordering';
export { mailFiles, mailWords, outbox } from '@heizplatz/api-platform';
export { orderExports, orderExportTemplates } from '@heizplatz/api-finance';
export { scriptErrors } from '@heizplatz/api-platform';
export { failureCounts } from '@heizplatz/api-platform';
export { contentRedirects, contents, contentVersions, media, menuEntries, announcements } from '@heizplatz/api-content';
export { inquiries } from '@heizplatz/api-ordering';
export { withdrawals } from '@heizplatz/api-after-sales';
export { notifications } from '@heizplatz/api-identity';
export { invitationObjections, reviewInvitations, reviews } from '@heizplatz/api-after-sales';
export { contentReportAnswers, reports } from '@heizplatz/api-after-sales';
export { complaintMessages, complaints } from '@heizplatz/api-ordering';
export { cancellationCases, cancellationComments, caseWords, textModules } from '@heizplatz/api-after-sales';
export {
  advertDays,
  advertFiles,
  advertisers,
  advertiserUsers,
  adverts,
  advertSlotItems,
  advertSlots,
  campaigns,
} from '@heizplatz/api-advertising';
export { staffExports } from '@heizplatz/api-identity';
export { approvals, approvalSettings, caseMails, staffTasks } from '@heizplatz/api-backoffice';
export { staffViews } from '@heizplatz/api-backoffice';
export {
  commissionCorrections,
  commissionMonths,
  commissionRates,
  commissions,
  commissionStatements,
} from '@heizplatz/api-finance';
export { cacheNodes } from '@heizplatz/api-platform';
export { parameterRequirements } from '@heizplatz/api-catalog';
export { releaseHealth, releaseMoves, releasePointer, releaseTokens, shellNodes } from '@heizplatz/releases/database';
