import type { CALLS } from '@heizplatz/contract';
import { ROLES, STAFF_ROLES } from '@heizplatz/identity';
import { ALLOWED_CONTENTS } from './allowed-contents';

export type CallId = keyof typeof CALLS;

/** Every kind of caller there is. A dealer has no role; 'acting' is support that acts as a customer. */
export const CALLERS = ['anonymous', 'guest', 'dealer', ...Object.values(ROLES), 'acting'] as const;
export type Caller = (typeof CALLERS)[number];

const { admin, customer, customerSupport, dealerSupport, financial } = ROLES;
const IDENTIFIED = CALLERS.filter((caller) => caller !== 'anonymous');
const CUSTOMERS: readonly Caller[] = [customer, 'acting'];
const SELF = IDENTIFIED.filter((caller) => caller !== 'acting');
const ACCOUNTS = SELF.filter((caller) => caller !== 'guest');
const STAFF: readonly Caller[] = STAFF_ROLES;
const EVERYBODY_ELSE = CALLERS.filter((caller) => caller !== 'acting');

const FIGURES: readonly Caller[] = [ROLES.financial, ROLES.marketing, admin];
const BOOKS: readonly Caller[] = [ROLES.financial, admin];

/** Who may call what, spelled out: a new call is to be put in here by whoever makes it. Calls that are not named are for everybody. */
export const ALLOWED: Partial<Record<CallId, readonly Caller[]>> = {
  // One's own session
  supportInfo: IDENTIFIED,
  impersonate: [customerSupport, admin],
  // Registration, password, e-mail: nobody else's affair
  register: EVERYBODY_ELSE,
  confirmRegistration: EVERYBODY_ELSE,
  becomeCustomer: SELF,
  requestPasswordLink: EVERYBODY_ELSE,
  setPassword: EVERYBODY_ELSE,
  changePassword: ACCOUNTS,
  requestEmailChange: ACCOUNTS,
  dropEmailChange: SELF,
  confirmEmailChange: EVERYBODY_ELSE,
  // The order process
  orderAddresses: IDENTIFIED,
  saveAddress: IDENTIFIED,
  saveOrderAddresses: IDENTIFIED,
  saveOrderAmounts: IDENTIFIED,
  savePayment: IDENTIFIED,
  finaliseOrder: IDENTIFIED,
  // The customer area
  customerData: CUSTOMERS,
  saveCustomerData: CUSTOMERS,
  customerAddresses: CUSTOMERS,
  saveCustomerAddresses: CUSTOMERS,
  customerOrders: CUSTOMERS,
  periodStatistic: [...CUSTOMERS, ...FIGURES],
  statisticProducts: [...CUSTOMERS, ...FIGURES],
  customerStores: CUSTOMERS,
  saveCustomerStore: CUSTOMERS,
  customerStart: CUSTOMERS,
  exportOwnData: [customer],
  deleteAccount: [customer],
  customerCancellation: IDENTIFIED,
  commentCancellation: IDENTIFIED,
  saveCancellationFeedback: IDENTIFIED,
  notifications: CUSTOMERS,
  addNotification: EVERYBODY_ELSE,
  confirmNotification: EVERYBODY_ELSE,
  rateOrder: EVERYBODY_ELSE,
  // Cancellations
  cancellationList: [customerSupport, dealerSupport, admin],
  exportCancellations: [customerSupport, dealerSupport, admin],
  saveCancellationList: [customerSupport, dealerSupport, admin],
  saveCancellationComment: [customerSupport, dealerSupport, admin],
  saveStaffCancellationFeedback: [customerSupport, dealerSupport, admin],
  saveCancellationCase: [customerSupport, dealerSupport, admin],
  textModules: [customerSupport, dealerSupport, admin],
  saveTextModule: [customerSupport, dealerSupport, admin],
  removeTextModule: [customerSupport, dealerSupport, admin],
  // Figures and the sales list
  exportStatistic: FIGURES,
  statisticDealers: FIGURES,
  salesList: BOOKS,
  exportSalesList: BOOKS,
  salesMonth: BOOKS,
  closeSalesMonth: BOOKS,
  addCommissionCorrection: BOOKS,
  commissionStatement: BOOKS,
  commissionStatementFile: BOOKS,
  commissionRates: BOOKS,
  saveCommissionRate: [admin],
  // Orders
  staffOrder: [customerSupport, dealerSupport, financial, admin],
  staffOrderFile: [customerSupport, dealerSupport, financial, admin],
  staffNextOffers: [customerSupport, dealerSupport, financial, admin],
  staffBookWeight: [customerSupport, admin],
  staffCancelOrder: [customerSupport, admin],
  staffChangeDealer: [customerSupport, admin],
  staffCorrectAddress: [customerSupport, admin],
  staffCreateCustomer: [customerSupport, admin],
  staffNoteOrder: [customerSupport, admin],
  staffResendMail: [customerSupport, admin],
  orderExportRows: [financial, admin],
  exportOrders: [financial, admin],
  orderExportTemplates: [financial, admin],
  saveOrderExportTemplate: [financial, admin],
  removeOrderExportTemplate: [financial, admin],
  orderExportLog: [financial, admin],
  startOrderExport: [financial, admin],
  orderExportJobs: [financial, admin],
  orderExportJobFile: [financial, admin],
  // Customers and people
  staffCustomers: [customerSupport, admin],
  exportStaffCustomers: [customerSupport, admin],
  staffCustomer: [customerSupport, admin],
  saveStaffCustomer: [customerSupport, admin],
  saveStaffCustomerAddress: [customerSupport, admin],
  deleteStaffCustomerAddress: [customerSupport, admin],
  addCustomerNote: [customerSupport, admin],
  resendCustomerMail: [customerSupport, admin],
  setCustomerLock: [customerSupport, admin],
  mergePreview: [customerSupport, admin],
  mergeCustomers: [customerSupport, admin],
  staffUsers: [admin],
  exportStaffUsers: [admin],
  staffUser: [admin],
  inviteUser: [admin],
  inviteUserAgain: [admin],
  saveStaffUser: [admin],
  setUserLock: [admin],
  endUserSessions: [admin],
  resetSecondFactor: [admin],
  auditLog: [admin],
  exportAuditLog: [admin],
  auditChoices: [admin],
  // Withdrawals
  staffWithdrawals: [customerSupport, admin],
  exportWithdrawals: [customerSupport, admin],
  assignWithdrawal: [customerSupport, admin],
  settleWithdrawal: [customerSupport, admin],
  // Dealers
  addDealerDocument: [dealerSupport, admin],
  exportStaffDealers: [dealerSupport, admin],
  lockDealer: [dealerSupport, admin],
  removeDealerDocument: [dealerSupport, admin],
  saveBranch: [dealerSupport, admin],
  saveDealer: [dealerSupport, admin],
  saveDealerPayments: [dealerSupport, admin],
  savePrice: [dealerSupport, admin],
  staffBranches: [dealerSupport, admin],
  staffDealer: [dealerSupport, admin],
  staffDealerDocument: [dealerSupport, admin],
  staffDealerDocuments: [dealerSupport, admin],
  staffDealerPayments: [dealerSupport, admin],
  staffDealers: [dealerSupport, admin],
  staffPrices: [dealerSupport, admin],
  // Price imports; by a dealer's key alone, which no session is
  decidePriceImport: [dealerSupport, admin],
  endDealerKey: [dealerSupport, admin],
  importDealerPrices: [],
  makeDealerKey: [dealerSupport, admin],
  priceImport: [dealerSupport, admin],
  priceImports: [dealerSupport, admin],
  readPriceFile: [dealerSupport, admin],
  takePriceFile: [dealerSupport, admin],
  // Staff, whatever the task
  staffSearch: STAFF,
  staffTasks: STAFF,
  exportStaffTasks: STAFF,
  saveStaffTask: STAFF,
  staffViews: STAFF,
  saveStaffView: STAFF,
  removeStaffView: STAFF,
  // Reviews and reports
  staffReviews: [dealerSupport, admin],
  exportReviews: [dealerSupport, admin],
  answerReviewForDealer: [dealerSupport, admin],
  staffReports: [dealerSupport, admin],
  decideReport: [dealerSupport, admin],
  // The system: outbox, jobs, caches, rates, required parameters
  staffMails: [customerSupport, admin],
  staffMail: [customerSupport, admin],
  sendMailAgain: [customerSupport, admin],
  staffJobs: [admin],
  staffQueues: [admin],
  retryJob: [admin],
  cacheNodes: [admin],
  flushCache: [admin],
  warmCache: [admin],
  vatRates: BOOKS,
  publicHolidays: BOOKS,
  addVatRate: [admin],
  removeVatRate: [admin],
  parameterRequirements: [dealerSupport, admin],
  saveParameterRequirement: [dealerSupport, admin],
  copyParameterRequirements: [dealerSupport, admin],
  ...ALLOWED_CONTENTS,
};
