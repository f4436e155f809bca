import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { auditLog, auditOutcomes, isPersonalRead, REFUSED_WHILE_IMPERSONATING } from '@heizplatz/api-platform';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type Call } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { ALL_HANDLERS } from '../../registry/all-handlers';

const api = withApi();
const reads: readonly Call[] = ALL_HANDLERS.map(({ call }) => call).filter(isPersonalRead);
const readable = reads.filter(({ id }) => !Object.hasOwn(REFUSED_WHILE_IMPERSONATING, id));
const isStaffs = ({ access }: Call): boolean => access.kind === 'roles';

let customerId = 0;
let supporterId = 0;
let impersonation: TestClient;

async function actAsCustomer(): Promise<TestClient> {
  const client = await loggedIn(api(), 's@example.com');
  await client.call(CALLS.impersonate, { body: { UserId: customerId, Reason: 'Hilfe am Telefon' } });
  return client;
}

beforeAll(async () => {
  customerId = await insertCustomer(api(), { email: 'kunde@example.com' });
  supporterId = await insertCustomer(api(), { email: 's@example.com', roles: [ROLES.customerSupport] });
  impersonation = await actAsCustomer();
});

const getLines = (callId: string) => api().db.select().from(auditLog).where(eq(auditLog.callId, callId));
const read = (client: TestClient, call: Call, id = '1') =>
  client.send(call.method, call.path.replace(/:\w+/g, id), call.body ? { body: {} } : {});

it('reading somebody’s data are these calls, and what is staff’s alone', () => {
  expect(
    reads
      .filter((call) => !isStaffs(call))
      .map(({ id }) => id)
      .sort(),
  ).toEqual([
    ...['customerAddresses', 'customerCancellation', 'customerData', 'customerOrders', 'customerStart'],
    ...[
      'customerStores',
      'exportOwnData',
      'notifications',
      'orderAddresses',
      'orderProcess',
      'ownDealerLogins',
      'passkeys',
      'periodStatistic',
      'placedOrder',
    ],
    ...['placedProcess', 'ratingOfOrder', 'registrationData', 'statisticProducts'],
  ]);
});

it.each(readable.map((call) => [call.id, call] as const))(
  '%s while acting for a customer stands there once a session, under both names',
  async (id, call) => {
    for (let times = 0; times < 3; times += 1) await read(impersonation, call);
    const lines = await getLines(id);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ actorId: supporterId, forUserId: customerId, forUserName: 'Anke Vogt' });
  },
);

it.each(readable.filter(isStaffs).map((call) => [call.id, call] as const))(
  '%s is refused to whoever acts for a customer, and stands there as that',
  async (id, call) => {
    expect((await read(impersonation, call)).problem()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const [line] = await getLines(id);
    const ends = api().db.select().from(auditOutcomes);
    expect(await ends.where(eq(auditOutcomes.auditId, line?.id ?? 0))).toMatchObject([{ outcome: 'FORBIDDEN' }]);
  },
);

it('another object, and another session, have lines of their own', async () => {
  const call = CALLS.customerCancellation;
  const before = (await getLines(call.id)).length;
  await read(impersonation, call, 'H-1');
  await read(impersonation, call, 'H-1');
  await read(impersonation, call, 'H-2');
  await read(await actAsCustomer(), call, 'H-1');
  expect(await getLines(call.id)).toHaveLength(before + 3);
});

it('customers’ and supporters’ own reading has none', async () => {
  const before = await api().db.$count(auditLog);
  for (const email of ['kunde@example.com', 's@example.com']) {
    const client = await loggedIn(api(), email);
    for (const call of reads) await read(client, call);
  }
  // The supporter's login is logged without an actor; reading adds nothing.
  expect(await api().db.$count(auditLog)).toBe(before);
});
