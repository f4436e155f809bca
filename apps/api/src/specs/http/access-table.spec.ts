import { addressInput, guest, insertCustomer, loggedIn, PASSWORD } from '@heizplatz/api-identity/testing';
import { ALLOWED, type Caller, CALLERS, type CallId, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type Call } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { ALL_HANDLERS } from '../../registry/all-handlers';

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
  staffMorning: () => ({}),
  staffWaiting: () => ({}),
  staffWorkList: () => ({}),
  exportStaffWorkList: () => ({}),
  orderExportRows: () => ({}),
  exportOrders: () => ({}),
  orderExportTemplates: () => ({}),
  orderExportLog: () => ({}),
  orderExportJobs: () => ({}),
  staffCustomers: () => ({}),
  // Refused by the handler, once the body is one.
  inviteColleague: () => ({ body: { Email: 'neu@example.com', FirstName: 'Ute', LastName: 'Lang' } }),
  approvals: () => ({}),
  approvalSettings: () => ({}),
  staffPermissions: () => ({}),
  staffUsers: () => ({}),
  auditLog: () => ({}),
  auditChoices: () => ({}),
  staffOrders: () => ({}),
  exportStaffOrders: () => ({}),
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
  operationState: () => ({}),
  cacheNodes: () => ({}),
  flushCache: () => ({ body: { Tags: ['news'], Reason: 'Test' } }),
  warmCache: () => ({ body: { Reason: 'Test' } }),
  vatRates: () => ({}),
  publicHolidays: () => ({}),
};

/** They respond with 401 for a credential that the caller lacks beside its role: a refresh cookie. */
const OTHER_REFUSALS: Partial<Record<CallId, readonly Caller[]>> = { getToken: ['anonymous'] };
/** For everybody, and they change who calls; their own specs say more. */
const ENDING: readonly string[] = ['logout', 'cookieLogin', 'registerGuest'];

const answered = new Set(ALL_HANDLERS.map(({ call }) => call.id));
const calls: readonly Call[] = Object.values(CALLS).filter(({ id }) => answered.has(id));
const rows = calls.filter(({ id }) => !ENDING.includes(id)).map((call) => [call.id, call] as const);
const getPath = (call: Call): string => call.path.replace(/:\w+/g, '1');
const listed = (table: Partial<Record<string, readonly Caller[]>>, id: string) => table[id];

const getInput = (id: string) => new Map(Object.entries(INPUTS)).get(id);

describe('the table of calls and roles', () => {
  const api = withApi({ env: { LIMIT_ADDRESS_FAILURES: '99999', LIMIT_MAILS_PER_ADDRESS: '99999' } });
  const clients = new Map<Caller, TestClient>();

  async function getClient(caller: Caller): Promise<TestClient> {
    if (caller === 'anonymous') return api().visitorWithCsrf();
    if (caller === 'guest') return guest(api(), `gast-${clients.size}@example.com`);
    const email = `${caller.toLowerCase()}-${clients.size}@example.com`;
    const isImpersonating = caller === 'acting';
    const roles = caller === 'dealer' ? [] : [isImpersonating ? ROLES.customerSupport : caller];
    await insertCustomer(api(), { email, roles, ...(caller === 'dealer' && { redirectUrl: '/' }) });
    const client = await loggedIn(api(), email);
    if (!isImpersonating) return client;
    const UserId = await insertCustomer(api(), { email: `kunde-${clients.size}@example.com` });
    await client.call(CALLS.impersonate, { body: { UserId, Reason: 'Test' } });
    return client;
  }

  beforeAll(async () => {
    for (const caller of CALLERS) clients.set(caller, await getClient(caller));
  });

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
    const input = getInput(id);
    for (const [caller, client] of clients) {
      const { query = '', body = {} } = input?.(caller) ?? {};
      const { status } = await client.send(call.method, `${getPath(call)}${query}`, call.body ? { body } : {});
      const isRefused = status === 401 || status === 403;
      expect([caller, isRefused]).toEqual([caller, !allowed.includes(caller) || elsewise.includes(caller)]);
      // A caller without the key of a call made by key is anonymous to it.
      const isAnonymous = caller === 'anonymous' || call.access.kind === 'dealer-key';
      if (!allowed.includes(caller)) expect([caller, status]).toEqual([caller, isAnonymous ? 401 : 403]);
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
