import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { type TestClient, type TestRequest, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type Call } from '@heizplatz/contract';
import { ALL_HANDLERS } from '../../registry/all-handlers';

const api = withApi();
const calls: readonly Call[] = ALL_HANDLERS.map(({ call }) => call);
const guarded = calls.filter(({ csrf }) => csrf).map((call) => [call.id, call] as const);

let customer: TestClient;
let other: TestClient;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'kunde@example.com' });
  customer = await loggedIn(api(), 'kunde@example.com');
  other = await api().visitorWithCsrf();
});

const send = (call: Call, request: TestRequest) =>
  customer.send(call.method, call.path.replace(/:\w+/g, '1'), { ...(call.body && { body: {} }), ...request });
const value = (client: TestClient): string => decodeURIComponent(client.cookies.get('hp_csrf') ?? '');

it('every call that writes demands the header; what is left are questions, and what holds a secret of its own', () => {
  const left = calls.filter(({ method, csrf }) => method !== 'GET' && !csrf).map(({ id }) => id);
  expect(left.sort()).toEqual([
    ...['bulkOrderCalculation', 'calculate', 'calculateDefault', 'calculateDefaultOffers', 'calculateOffers'],
    'calculateOrder',
    // A POST by its ordered path (ordercancellationlist, rule WIRE-01) that changes nothing.
    'cancellationList',
    ...['checkZipCode', 'checkZipCodes'],
    // By a token that is good once.
    'continueImpersonation',
    // Its body is the cookie that no other page can read; script errors, page views and advert counts are anonymous beacons.
    ...[
      'cookieLogin',
      'countClick',
      'countImpression',
      // By a key in a header of its own, which no page sends.
      'importDealerPrices',
      'offerSurroundings',
      'periodStatistic',
      'readLink',
      'reportPageView',
      'reportScriptError',
      'upselling',
    ],
  ]);
});

describe.each(guarded)('%s', (_, call) => {
  it.each<[string, () => TestRequest]>([
    ['no header', () => ({ sendsCsrf: false })],
    ['the value of another browser', () => ({ sendsCsrf: false, headers: { RequestVerificationToken: value(other) } })],
    ['a value of one’s own making', () => ({ sendsCsrf: false, headers: { RequestVerificationToken: 'a.b' } })],
    ['the right header from a page of somebody else', () => ({ headers: { 'sec-fetch-site': 'cross-site' } })],
    ['the right header from a page beside us', () => ({ headers: { 'sec-fetch-site': 'same-site' } })],
  ])('is refused with %s', async (__, request) => {
    expect((await send(call, request())).problem()).toMatchObject({ status: 403, code: 'CSRF' });
  });
});

it('our own pages, and programs that name no page, get through', async () => {
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])
    expect((await send(CALLS.saveCustomerData, { headers })).problem().code).toBe('VALIDATION');
});
