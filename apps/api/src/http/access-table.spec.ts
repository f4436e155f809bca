import { CALLS, type Call } from '@heizplatz/contract';
import { ROLES, STAFF_ROLES } from '@heizplatz/identity';
import { addressInput } from '../identity/testing/addresses';
import { guest, insertCustomer, loggedIn, PASSWORD } from '../identity/testing/visitors';
import { withApi } from '../testing/api-test';
import type { TestClient } from '../testing/test-client';
import { ALL_HANDLERS } from './all-handlers';

type CallId = keyof typeof CALLS;

/** Every kind of caller there is. A dealer has no role; 'acting' is support that acts as a customer. */
const CALLERS = ['anonymous', 'guest', 'dealer', ...Object.values(ROLES), 'acting'] as const;
type Caller = (typeof CALLERS)[number];

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
const ALLOWED: Partial<Record<CallId, readonly Caller[]>> = {
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
};

const PERIOD = { From: '2026-01-01', To: '2026-11-21', CountryId: 1 };

/** Good input, with which a caller who is allowed gets 200; other calls are sent an empty body. */
const INPUTS: Partial<Record<CallId, (caller: Caller) => { readonly query?: string; readonly body?: unknown }>> = {
  supportInfo: () => ({}),
  requestPasswordLink: (caller) => ({ body: { EmailAddress: `${caller.toLowerCase()}@example.com` } }),
  changePassword: () => ({ body: { CurrentPassword: PASSWORD, Password: PASSWORD } }),
  requestEmailChange: (caller) => ({ body: { NewEmailAddress: `neu-${caller}@example.com`, Password: PASSWORD } }),
  dropEmailChange: () => ({}),
  orderAddresses: () => ({}),
  saveAddress: () => ({ body: { AddressType: 1, Address: addressInput() } }),
  customerData: () => ({}),
  saveCustomerData: () => ({ body: { FirstName: 'Anke', LastName: 'Vogt' } }),
  customerAddresses: () => ({}),
  saveCustomerAddresses: () => ({ body: { Items: [] } }),
  customerOrders: () => ({}),
  periodStatistic: () => ({ body: PERIOD }),
  statisticProducts: () => ({ query: '?countryId=1' }),
  statisticDealers: () => ({}),
  exportStatistic: () => ({ query: '?from=2026-11-01&to=2026-11-21' }),
  salesList: () => ({}),
  exportSalesList: () => ({}),
  salesMonth: () => ({}),
  commissionRates: () => ({}),
  customerStores: () => ({}),
  customerStart: () => ({}),
  exportOwnData: () => ({}),
  notifications: () => ({}),
  priceImports: () => ({}),
  staffDealers: () => ({}),
  staffReports: () => ({}),
  staffSearch: () => ({ query: '?search=vogt' }),
  staffTasks: () => ({}),
  exportStaffTasks: () => ({}),
  orderExportRows: () => ({}),
  exportOrders: () => ({}),
  orderExportTemplates: () => ({}),
  orderExportLog: () => ({}),
  orderExportJobs: () => ({}),
  staffCustomers: () => ({}),
  staffUsers: () => ({}),
  auditLog: () => ({}),
  auditChoices: () => ({}),
  staffReviews: () => ({}),
  exportReviews: () => ({}),
  staffWithdrawals: () => ({}),
  exportWithdrawals: () => ({}),
  cancellationList: () => ({ body: {} }),
  exportCancellations: () => ({}),
  textModules: () => ({}),
  staffMails: () => ({}),
  staffJobs: () => ({}),
  staffQueues: () => ({}),
  cacheNodes: () => ({}),
  flushCache: () => ({ body: { Tags: ['news'], Reason: 'Test' } }),
  warmCache: () => ({ body: { Reason: 'Test' } }),
  vatRates: () => ({}),
  publicHolidays: () => ({}),
};

/** They answer 401 for what the caller lacks beside its role: a refresh cookie. */
const OTHER_REFUSALS: Partial<Record<CallId, readonly Caller[]>> = { getToken: ['anonymous'] };
/** For everybody, and they change who calls; their own specs say more. */
const ENDING: readonly string[] = ['logout', 'cookieLogin', 'registerGuest'];

const answered = new Set(ALL_HANDLERS.map(({ call }) => call.id));
const calls: readonly Call[] = Object.values(CALLS).filter(({ id }) => answered.has(id));
const rows = calls.filter(({ id }) => !ENDING.includes(id)).map((call) => [call.id, call] as const);
const pathOf = (call: Call): string => call.path.replace(/:\w+/g, '1');
const listed = (table: Partial<Record<string, readonly Caller[]>>, id: string) => table[id];

const inputOf = (id: string) => new Map(Object.entries(INPUTS)).get(id);

describe('the table of calls and roles', () => {
  const api = withApi({ env: { LIMIT_ADDRESS_FAILURES: '99999', LIMIT_MAILS_PER_ADDRESS: '99999' } });
  const clients = new Map<Caller, TestClient>();

  async function clientOf(caller: Caller): Promise<TestClient> {
    if (caller === 'anonymous') return api().visitorWithCsrf();
    if (caller === 'guest') return guest(api(), `gast-${clients.size}@example.com`);
    const email = `${caller.toLowerCase()}-${clients.size}@example.com`;
    const acts = caller === 'acting';
    const roles = caller === 'dealer' ? [] : [acts ? customerSupport : caller];
    await insertCustomer(api(), { email, roles, ...(caller === 'dealer' && { redirectUrl: '/' }) });
    const client = await loggedIn(api(), email);
    if (!acts) return client;
    const UserId = await insertCustomer(api(), { email: `kunde-${clients.size}@example.com` });
    await client.call(CALLS.impersonate, { body: { UserId, Reason: 'Test' } });
    return client;
  }

  beforeAll(async () => {
    for (const caller of CALLERS) clients.set(caller, await clientOf(caller));
  }, 30_000);

  it('names calls of the contract alone', () => {
    expect(Object.keys(ALLOWED).filter((id) => !Object.hasOwn(CALLS, id))).toEqual([]);
  });

  it('has an entry for each call that the contract guards, and for each that is refused while acting', () => {
    const guarded = Object.values(CALLS).filter(({ access }) => access.kind !== 'anyone');
    expect(guarded.map(({ id }) => id).filter((id) => !Object.hasOwn(ALLOWED, id))).toEqual([]);
  });

  it.each(rows)('%s refuses exactly those whom it is not for', async (id, call) => {
    const allowed = listed(ALLOWED, id) ?? CALLERS;
    const elsewise = listed(OTHER_REFUSALS, id) ?? [];
    const input = inputOf(id);
    for (const [caller, client] of clients) {
      const { query = '', body = {} } = input?.(caller) ?? {};
      const { status } = await client.send(call.method, `${pathOf(call)}${query}`, call.body ? { body } : {});
      const isRefused = status === 401 || status === 403;
      expect([caller, isRefused]).toEqual([caller, !allowed.includes(caller) || elsewise.includes(caller)]);
      // Who comes without the key of a call made by key is nobody to it.
      const isNobody = caller === 'anonymous' || call.access.kind === 'dealer-key';
      if (!allowed.includes(caller)) expect([caller, status]).toEqual([caller, isNobody ? 401 : 403]);
      else if (input) expect([caller, status]).toEqual([caller, 200]);
      expect([caller, status >= 500 && status !== 503]).toEqual([caller, false]);
    }
  });

  it('leaves every caller who it is', async () => {
    for (const [caller, client] of clients)
      expect([caller, (await client.get(CALLS.supportInfo.path)).status]).toEqual([
        caller,
        caller === 'anonymous' ? 401 : 200,
      ]);
  });
});
