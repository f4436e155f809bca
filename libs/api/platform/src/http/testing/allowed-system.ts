import { ROLES } from '@heizplatz/identity';
import type { Caller, CallId } from './callers';

const { admin, customerSupport, dealerSupport, financial } = ROLES;
/** Who keeps the books. */
export const BOOKS: readonly Caller[] = [financial, admin];

/** Of calls about the system: outbox, jobs, caches, rates, required parameters. */
export const ALLOWED_SYSTEM: Partial<Record<CallId, readonly Caller[]>> = {
  staffMails: [customerSupport, admin],
  exportStaffMails: [customerSupport, admin],
  staffMail: [customerSupport, admin],
  sendMailAgain: [customerSupport, admin],
  staffJobs: [admin],
  exportStaffJobs: [admin],
  staffQueues: [admin],
  retryJob: [admin],
  operationState: [admin],
  cacheNodes: [admin],
  flushCache: [admin],
  warmCache: [admin],
  vatRates: BOOKS,
  exportVatRates: BOOKS,
  stationFees: BOOKS,
  exportStationFees: BOOKS,
  publicHolidays: BOOKS,
  addVatRate: [admin],
  removeVatRate: [admin],
  parameterRequirements: [dealerSupport, admin],
  saveParameterRequirement: [dealerSupport, admin],
  copyParameterRequirements: [dealerSupport, admin],
};
