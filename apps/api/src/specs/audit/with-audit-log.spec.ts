import { findUserAddresses } from '@heizplatz/api-identity';
import { addressInput, insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { auditLog, auditOutcomes, isAuditedCall, REFUSED_WHILE_IMPERSONATING } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type Call } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc, eq, sql } from 'drizzle-orm';
import { ALL_HANDLERS } from '../../registry/all-handlers';

const api = withApi();
const answered = new Set(ALL_HANDLERS.map(({ call }) => call.id));
const calls: readonly Call[] = Object.values(CALLS).filter(({ id }) => answered.has(id));
/** Made by a dealer's program, which no session is: dealer-imports.spec.ts has its lines. */
const isByKey = ({ access }: Call): boolean => access.kind === 'dealer-key';
const written = calls.filter((call) => isAuditedCall(call) && !isByKey(call)).map((call) => [call.id, call] as const);
/** They end the session that the other calls of this spec go on with. */
const ENDING = new Set<string>(['logout', 'login', 'impersonate']);
const getPath = (call: Call): string => call.path.replace(/:\w+/g, '1');
const send = (client: TestClient, call: Call, body: unknown = {}) =>
  client.send(call.method, getPath(call), call.body ? { body } : {});

let supporterId = 0;
let customerId = 0;
let support: TestClient;
let impersonation: TestClient;
beforeAll(async () => {
  customerId = await insertCustomer(api(), { email: 'kunde@example.com' });
  const names = { firstName: 'Jonas', lastName: 'Brandl' };
  supporterId = await insertCustomer(api(), { email: 's@example.com', roles: [ROLES.customerSupport], ...names });
  support = await loggedIn(api(), 's@example.com');
  impersonation = await loggedIn(api(), 's@example.com');
  await impersonation.call(CALLS.impersonate, { body: { UserId: customerId, Reason: 'Hilfe am Telefon' } });
});

const getLines = (callId: string) =>
  api()
    .db.select()
    .from(auditLog)
    .leftJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
    .where(eq(auditLog.callId, callId))
    .orderBy(desc(auditLog.id));

async function getNewest(callId: string) {
  const [row] = await getLines(callId);
  if (!row) throw new Error(`${callId} was not logged`);
  return row;
}

describe('the audit log', () => {
  it('leaves out questions and what a page does by itself, and nothing else that is no GET', () => {
    const left = calls.filter((call) => call.method !== 'GET' && !isAuditedCall(call)).map(({ id }) => id);
    expect(left.sort()).toEqual([
      ...['bulkOrderCalculation', 'calculate', 'calculateDefault', 'calculateDefaultOffers', 'calculateOffers'],
      ...['calculateOrder', 'cancellationList'],
      ...[
        'checkZipCode',
        'checkZipCodes',
        'cookieLogin',
        'getToken',
        'offerSurroundings',
        'periodStatistic',
        'readLink',
        'reportPageView',
        'reportScriptError',
      ],
      'upselling',
    ]);
  });

  it.each([CALLS.reportPageView, CALLS.pressLogo].map((call: Call) => [call.id, call] as const))(
    'has no line of %s, which a page requests by itself',
    async (id, call) => {
      await send(support, call);
      await send(impersonation, call);
      expect(await getLines(id)).toEqual([]);
    },
  );

  it.each(written.filter(([id]) => !ENDING.has(id)))('has a line of %s by staff, with its outcome', async (_, call) => {
    const response = await send(support, call);
    const { audit_log: line, audit_outcomes: end } = await getNewest(call.id);
    expect(line).toMatchObject({ actorId: supporterId, actorName: 'Jonas Brandl', forUserId: null, at: TEST_NOW });
    expect(line.requestId).toBe(response.headers['x-request-id']);
    expect(end?.outcome).toBe(response.status === 200 ? 'done' : response.problem().code);
  });

  it.each(written.filter(([id]) => !ENDING.has(id)))(
    'has a line of %s for somebody else, with both',
    async (_, call) => {
      const response = await send(impersonation, call);
      const { audit_log: line, audit_outcomes: end } = await getNewest(call.id);
      expect(line).toMatchObject({ actorId: supporterId, actorName: 'Jonas Brandl' });
      expect(line).toMatchObject({ forUserId: customerId, forUserName: 'Anke Vogt' });
      expect(end?.outcome).toBe(response.status === 200 ? 'done' : response.problem().code);
    },
  );

  it('says for whom and why somebody acts', async () => {
    const { audit_log: line, audit_outcomes: end } = await getNewest('impersonate');
    expect(line).toMatchObject({ actorId: supporterId });
    expect(end).toMatchObject({ forUserId: customerId, forUserName: 'Anke Vogt', reason: 'Hilfe am Telefon' });
  });

  it('says what was there before and after', async () => {
    const body = { FirstName: 'Änne', LastName: 'Vogt', Phone: '030 5550 1234' };
    await impersonation.call(CALLS.saveCustomerData, { body });
    const { audit_outcomes: data } = await getNewest('saveCustomerData');
    expect(data?.before).toMatchObject({ firstName: 'Anke', phone: '' });
    expect(data?.after).toMatchObject({ firstName: 'Änne', phone: '030 5550 1234' });
    const first = { State: 'Added', Id: null, AddressType: 1, Address: addressInput({ Street: 'Auditweg' }) };
    await impersonation.call(CALLS.saveCustomerAddresses, { body: { Items: [first] } });
    const { audit_outcomes: list } = await getNewest('saveCustomerAddresses');
    expect(JSON.stringify(list?.before)).not.toContain('Auditweg');
    expect(JSON.stringify(list?.after)).toContain('Auditweg');
  });

  it('keeps no account number, whoever wrote it and wherever: request, before, after and reason', async () => {
    const iban = 'DE89 3704 0044 0532 0130 00';
    const other = await loggedIn(api(), 's@example.com');
    await other.call(CALLS.impersonate, { body: { UserId: customerId, Reason: `Neues Konto ${iban}` } });
    const { audit_log: line, audit_outcomes: end } = await getNewest('impersonate');
    expect([line.request, end?.reason]).toEqual([
      expect.objectContaining({ body: { UserId: customerId, Reason: 'Neues Konto […]' } }),
      'Neues Konto […]',
    ]);
    const saved = (Street: string) => ({ AddressType: 1, Address: addressInput({ Street }) });
    const save = (item: object) => other.call(CALLS.saveCustomerAddresses, { body: { Items: [item] } });
    const { Items } = await save({ State: 'Added', Id: null, ...saved(`Konto ${iban}`) });
    const Id = Items.find(({ Address }) => Address.Street.includes(iban))?.Id ?? null;
    await save({ State: 'Modified', Id, ...saved('Gartenweg') });
    const text = JSON.stringify((await getLines('saveCustomerAddresses')).slice(0, 2));
    expect(text.split('Konto […]')).toHaveLength(4);
    expect(text).not.toContain('3704');
  });

  it('has no line of whoever comes without a dealer’s key', async () => {
    for (const call of calls.filter(isByKey)) {
      expect((await send(support, call)).problem().code).toBe('UNAUTHENTICATED');
      expect(await getLines(call.id)).toEqual([]);
    }
  });

  it('has no line of customers and visitors, nor of what staff reads of its own', async () => {
    const before = await api().db.$count(auditLog);
    const customer = await loggedIn(api(), 'kunde@example.com');
    await customer.call(CALLS.saveAddress, { body: { AddressType: 1, Address: addressInput() } });
    await (await api().visitorWithCsrf()).post(CALLS.logout.path, {});
    await support.get(CALLS.supportInfo.path);
    expect(await api().db.$count(auditLog)).toBe(before);
  });

  it('keeps what was sent, but no secret', async () => {
    const Password = 'Geheim-2026-xy';
    await support.post(CALLS.changePassword.path, { CurrentPassword: 'Falsch-2026!', Password });
    await support.post(CALLS.submitSecondFactor.path, { Code: '123456' });
    const payment = { ProductGroupId: 3, IsRatePayPayment: false, PaymentId: 2, Iban: 'DE89370400440532013000' };
    await support.post(CALLS.savePayment.path, { ...payment, AccountHolder: 'DE89 3704 0044 0532 0130 00' });
    const all = JSON.stringify(await api().db.select().from(auditLog));
    for (const secret of [Password, 'Falsch-2026!', '123456', 'DE89370400440532013000', '0532 0130'])
      expect(all).not.toContain(secret);
    expect((await getNewest('savePayment')).audit_log.request).toMatchObject({ body: { PaymentId: 2, Iban: '[…]' } });
  });

  it.each(['update audit_log set actor_name = $$x$$', 'delete from audit_log', 'truncate audit_log cascade'])(
    'refuses %s',
    async (statement) => {
      const before = await api().db.$count(auditLog);
      await expect(api().db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/audit_(log|outcomes) is append-only/) },
      });
      expect(await api().db.$count(auditLog)).toBe(before);
    },
  );

  it.each(['update audit_outcomes set outcome = $$x$$', 'delete from audit_outcomes', 'truncate audit_outcomes'])(
    'refuses %s',
    async (statement) => {
      await expect(api().db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: 'audit_outcomes is append-only' },
      });
    },
  );
});

describe('while acting for a customer', () => {
  const refused = calls.filter(({ id }) => Object.hasOwn(REFUSED_WHILE_IMPERSONATING, id));

  it.each(refused.map((call) => [call.id, call] as const))(
    '%s is refused, and its attempt logged',
    async (id, call) => {
      const response = await send(impersonation, call, { MandateAccepted: true });
      expect(response.problem()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      if (call.method === 'GET') return;
      expect((await getNewest(id)).audit_outcomes?.outcome).toBe('FORBIDDEN');
    },
  );

  it.each([{ MandateAccepted: true }, { CreditConsent: true }, { Iban: 'DE89370400440532013000' }])(
    'a payment with %j is refused, whatever else it holds',
    async (body) => {
      expect((await send(impersonation, CALLS.savePayment, body)).problem().code).toBe('FORBIDDEN');
      expect((await send(impersonation, CALLS.savePayment, {})).problem().code).toBe('VALIDATION');
    },
  );
});

it('without its line an act is not done', async () => {
  await api().db.execute(sql`alter table audit_log add constraint none check (false) not valid`);
  try {
    const body = { AddressType: 1, Address: addressInput({ Street: 'Nirgendweg' }) };
    expect((await impersonation.post(CALLS.saveAddress.path, body)).status).toBe(500);
    const stored = await findUserAddresses(api().db, customerId);
    expect(stored.map(({ street }) => street)).not.toContain('Nirgendweg');
  } finally {
    await api().db.execute(sql`alter table audit_log drop constraint none`);
  }
});
