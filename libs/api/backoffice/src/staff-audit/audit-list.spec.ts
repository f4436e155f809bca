import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { actionName, insertAuditLine, insertAuditOutcome } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

const api = withApi();
const JONAS = 4711;
const ANKE = 815;

let ines: TestClient;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'ines@example.com', roles: [ROLES.admin], firstName: 'Ines', lastName: 'Falk' });
  ines = await loggedIn(api(), 'ines@example.com');
  const { db } = api();
  const line = {
    requestId: 'r1',
    countryId: 1,
    ip: '127.0.0.1',
    actorId: JONAS,
    actorName: 'Jonas Brandl',
    request: { params: {}, query: {}, body: { Password: '[…]', Reason: 'Anruf' } },
  };
  const store = async (callId: string, at: string, outcome: object | null, fields: object = {}) => {
    const auditId = await insertAuditLine(db, { ...line, callId, at: new Date(at), ...fields });
    if (outcome) await insertAuditOutcome(db, { auditId, at: TEST_NOW, outcome: 'done', ...outcome });
  };
  const forAnke = { forUserId: ANKE, forUserName: 'Anke Vogt' };
  const changed = {
    before: { phone: '030 1', roles: ['A'], secret: '[…]' },
    after: { phone: '030 2', roles: ['A'], secret: '[…]' },
  };
  await store('saveStaffCustomer', '2026-11-18T10:00:00Z', { ...forAnke, ...changed, reason: 'Tippfehler' });
  await store('saveCustomerData', '2026-11-19T22:59:00Z', { outcome: 'FORBIDDEN' }, forAnke);
  await store('impersonate', '2026-11-19T23:01:00Z', null);
});

const lines = async (query: object) => (await ines.call(CALLS.auditLog, { query: { person: JONAS, ...query } })).Rows;
const readCommands = async (query: object) => (await lines(query)).map(({ CallId }) => CallId);

it('the newest line comes first, with what became of it', async () => {
  const auditLines = await lines({});
  expect(auditLines.map(({ CallId, OutcomeText, ForUserName }) => [CallId, OutcomeText, ForUserName])).toEqual([
    ['impersonate', 'abgebrochen', null],
    ['saveCustomerData', 'Kein Zugang', 'Anke Vogt'],
    ['saveStaffCustomer', 'erledigt', 'Anke Vogt'],
  ]);
  expect(auditLines[2]).toMatchObject({ Act: 'Stammdaten eines Kunden geändert', Reason: 'Tippfehler' });
});

it('shows what was changed and nothing else, and secrets stay redacted', async () => {
  const [line] = await lines({ call: 'saveStaffCustomer' });
  expect(line?.Differences).toEqual([{ Field: 'Telefon', Before: '030 1', After: '030 2' }]);
  expect(line?.Request).toBe('Grund: Anruf\nKennwort: […]');
});

it('is asked by whom, for whom, act, outcome and day as people here count it', async () => {
  expect(await readCommands({ forUser: ANKE })).toEqual(['saveCustomerData', 'saveStaffCustomer']);
  expect(await readCommands({ call: 'impersonate' })).toEqual(['impersonate']);
  expect(await readCommands({ outcome: 'done' })).toEqual(['saveStaffCustomer']);
  expect(await readCommands({ outcome: 'refused' })).toEqual(['saveCustomerData']);
  expect(await readCommands({ outcome: 'broken' })).toEqual(['impersonate']);
  expect(await readCommands({ from: '2026-11-19', to: '2026-11-19' })).toEqual(['saveCustomerData']);
  expect(await readCommands({ from: '2026-11-20' })).toEqual(['impersonate']);
  expect((await ines.get(`${CALLS.auditLog.path}?from=2026-13-01`)).status).toBe(400);
});

it('is searched by the people in it: who acted, for whom, and for whom only the outcome knows', async () => {
  const id = await insertCustomer(api(), { email: 'selten@example.com', lastName: 'Seltenreich' });
  const line = { at: TEST_NOW, requestId: 'r2', countryId: 1, ip: '::1', request: {} };
  const byJonas = { ...line, actorId: JONAS, actorName: 'Jonas Brandl' };
  const { db } = api();
  await insertAuditLine(db, { ...byJonas, callId: 'customerData', forUserId: id, forUserName: 'Anke Seltenreich' });
  await insertAuditLine(db, { ...line, callId: 'logout', actorId: id, actorName: 'Anke Seltenreich' });
  const auditId = await insertAuditLine(db, { ...byJonas, callId: 'mergeCustomers' });
  await insertAuditOutcome(db, { auditId, at: TEST_NOW, outcome: 'done', forUserId: id });
  const { Rows, Total } = await ines.call(CALLS.auditLog, { query: { search: 'seltenreich' } });
  expect(Rows.map(({ CallId }) => CallId)).toEqual(['mergeCustomers', 'logout', 'customerData']);
  expect(Total).toBe(3);
  expect(await readCommands({ search: 'seltenreich', call: 'customerData' })).toEqual(['customerData']);
  expect(await readCommands({ search: 'niemand' })).toEqual([]);
});

it('comes as a file, whose making stands in it', async () => {
  const file = await ines.get(
    `${CALLS.exportAuditLog.path}?format=csv&personal=1&reason=Revision&person=${JONAS}&call=saveStaffCustomer`,
  );
  expect(file.text).toContain('Telefon: 030 1 → 030 2');
  expect(file.text).toContain('Anke Vogt');
  const { Rows } = await ines.call(CALLS.auditLog, { query: { call: 'exportAuditLog' } });
  expect(Rows).toHaveLength(1);
});

it('offers people and acts by name', async () => {
  const { Persons, Acts } = await ines.call(CALLS.auditChoices);
  expect(Persons).toEqual([expect.objectContaining({ Name: 'Falk, Ines' })]);
  expect(Acts).toContainEqual({ CallId: 'impersonate', Act: actionName('impersonate') });
});
