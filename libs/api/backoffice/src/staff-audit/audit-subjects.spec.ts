import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { orderRow, placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { insertAuditLine, insertAuditOutcome } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

const market = withOrderMarket();
const JONAS = 4711;
let ines: TestClient;
let order: { id: string; number: string };
let other: { id: string; number: string };
let dealer: { id: number; name: string };
let customerId = 0;

beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'ines@example.com', roles: [ROLES.admin] });
  customerId = await insertCustomer(api, { email: 'anke@example.com', firstName: 'Anke', lastName: 'Vogt' });
  const staffId = await insertCustomer(api, { email: 'ed@example.com', roles: [ROLES.editor] });
  ines = await loggedIn(api, 'ines@example.com');
  const placed = await placeTestOrder(market());
  const { id, number, dealerId, offer } = await orderRow(market(), placed.id);
  order = { id, number };
  other = await orderRow(market(), (await placeTestOrder(market())).id);
  dealer = { id: dealerId, name: (offer as { DealerName: string }).DealerName };
  const store = async (callId: string, request: object, fields: object = {}, outcome: object = {}) => {
    const line = { at: TEST_NOW, requestId: 'r1', countryId: 1, ip: '::1', actorId: JONAS, actorName: 'Jonas Brandl' };
    const auditId = await insertAuditLine(api.db, { ...line, callId, request, ...fields });
    await insertAuditOutcome(api.db, { auditId, at: TEST_NOW, outcome: 'done', ...outcome });
  };
  await store('staffCancelOrder', { params: {}, query: {}, body: { OrderId: id, Reason: 'Anruf' } });
  await store('saveCancellationCase', { params: {}, query: {}, body: { orderId: id, Kind: 'customer' } });
  await store('staffOrderOffers', { params: { orderId: id }, query: {} });
  await store('saveCancellationList', { body: { Rows: [{ orderId: other.id }, { orderId: id }] } });
  await store('saveStaffTask', { body: { Kind: 'dealer-answer', ObjectId: id } });
  await store('undoStaffTask', { body: { Kind: 'mail', ObjectId: id } });
  await store('lockDealer', { params: {}, query: {}, body: { DealerId: dealerId } });
  await store('staffAcceptForDealer', { body: { OrderId: id } }, {}, { dealerId, forUserName: dealer.name });
  await store('saveStaffCustomer', { body: {} }, {}, { forUserId: customerId, forUserName: 'Anke Vogt' });
  await store('changePerson', { body: {} }, { forUserId: staffId, forUserName: 'Edda' });
});

const find = async (query: object) =>
  (await ines.call(CALLS.auditLog, { query: { person: JONAS, ...query } })).Rows.map(({ CallId }) => CallId).toSorted();

describe('the audit log', () => {
  it('is searched by the order, however its number is written', async () => {
    const commands = [
      ...['saveCancellationCase', 'saveCancellationList', 'saveStaffTask'],
      ...['staffAcceptForDealer', 'staffCancelOrder', 'staffOrderOffers'],
    ];
    for (const written of [order.number, order.number.toLowerCase().replaceAll('-', ' ')])
      expect(await find({ order: written })).toEqual(commands);
    expect(await find({ order: 'DE-26-999999' })).toEqual([]);
  });

  it('is searched by the dealer, by number and by name', async () => {
    const commands = ['lockDealer', 'staffAcceptForDealer'];
    for (const written of [String(dealer.id), dealer.name, dealer.name.toLowerCase()])
      expect(await find({ dealer: written })).toEqual(commands);
    expect(await find({ dealer: '%' })).toEqual([]);
    expect(await find({ dealer: '999999' })).toEqual([]);
  });

  it('finds lines that concern several orders by each of them', async () => {
    expect(await find({ order: other.number })).toEqual(['saveCancellationList']);
  });

  it('names what each line concerns and has a page', async () => {
    const { Rows } = await ines.call(CALLS.auditLog, { query: { person: JONAS } });
    const subjects = Object.fromEntries(Rows.map(({ CallId, Subjects }) => [CallId, Subjects]));
    const theOrder = { Kind: 'order', Id: order.id, Name: order.number };
    const theDealer = { Kind: 'dealer', Id: String(dealer.id), Name: dealer.name };
    expect(subjects).toEqual({
      staffCancelOrder: [theOrder],
      saveCancellationCase: [theOrder],
      saveCancellationList: [{ Kind: 'order', Id: other.id, Name: other.number }, theOrder],
      saveStaffTask: [theOrder],
      staffOrderOffers: [theOrder],
      undoStaffTask: [],
      lockDealer: [theDealer],
      staffAcceptForDealer: [theOrder, theDealer],
      saveStaffCustomer: [{ Kind: 'customer', Id: String(customerId), Name: 'Anke Vogt' }],
      changePerson: [],
    });
  });
});
