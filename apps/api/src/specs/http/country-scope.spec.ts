import { accountById, users } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { orders } from '@heizplatz/api-ordering';
import { placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { createScopedDatabases, type ScopedDatabases } from '@heizplatz/api-platform';
import type { TestClient } from '@heizplatz/api-platform/testing';
import { type Call, CALLS, getGrantedRoles } from '@heizplatz/contract';
import { GRANTED_ROLES, ROLES } from '@heizplatz/identity';
import { eq, sql } from 'drizzle-orm';
import { ALL_HANDLERS } from '../../registry/all-handlers';

/** They belong to no country, or are read by everybody: reference data, logins, the work of staff itself. */
const COMMON_TABLES: ReadonlySet<string> = new Set([
  ...['audit_log', 'credit_rates', 'mailed_links', 'place_factors', 'postcodes', 'price_series', 'release_health'],
  'states',
]);
/** Parents whose children are scoped with them. */
const PARENTS = ['orders', 'dealers', 'branches', 'contents', 'campaigns', 'reports', 'advert_slots', 'complaints'];

const market = withOrderMarket();
const db = () => market().api.db;

let german: TestOrder;
let austrian: TestOrder;
let germanRow: typeof orders.$inferSelect;
let limited: TestClient;
let colleague: TestClient;
let scoped: ScopedDatabases;
const STAFF = GRANTED_ROLES.filter((role) => role !== ROLES.admin);

beforeAll(async () => {
  const { api } = market();
  german = await placeTestOrder(market(), 1);
  austrian = await placeTestOrder(market(), 2);
  const [row] = await api.db.select().from(orders).where(eq(orders.id, german.id));
  if (!row) throw new Error('no German order');
  germanRow = row;
  const id = await insertCustomer(api, { email: 'nur-at@example.com', roles: [...STAFF] });
  await api.db
    .update(users)
    .set({ countryIds: [2] })
    .where(eq(users.id, id));
  limited = await loggedIn(api, 'nur-at@example.com');
  await insertCustomer(api, { email: 'alle@example.com', roles: [...STAFF] });
  colleague = await loggedIn(api, 'alle@example.com');
  scoped = createScopedDatabases(api.databaseUrl, console);
}, 60_000);
afterAll(() => scoped.close());

const staffCalls: readonly Call[] = ALL_HANDLERS.map(({ call }) => call).filter(({ access }) =>
  getGrantedRoles(access).some((role) => role !== ROLES.admin),
);

describe('the database of somebody who is limited to a country', () => {
  it('has a policy for each table with a country, and each that belongs to such a row', async () => {
    const { rows } = await db().execute<{ name: string }>(sql`
      select distinct c.relname as name from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'country_id' and not a.attisdropped
      left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f'
        and f.confrelid::regclass::text in ${PARENTS}
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
        and (a.attname is not null or f.oid is not null)`);
    expect(rows.map(({ name }) => name).filter((name) => !COMMON_TABLES.has(name))).toEqual([]);
  });

  it('has rows of this country alone, and takes no others', async () => {
    const austria = scoped.get([2]);
    const { rows } = await db().execute<{ name: string }>(sql`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'country_id' and not a.attisdropped
      where c.relrowsecurity and c.relname <> 'users'`);
    expect(rows.length).toBeGreaterThan(20);
    for (const { name } of rows) {
      const found = await austria.execute(sql.raw(`select count(*)::int as n from ${name} where country_id <> 2`));
      expect([name, found.rows[0]?.['n']]).toEqual([name, 0]);
    }
    const insertion = austria.execute(
      sql`insert into content_redirects (country_id, path, target) values (1, '/x', '/y')`,
    );
    await expect(insertion).rejects.toThrow();
    const changed = await austria.execute(sql`update orders set reason = 'x' where id = ${german.id}`);
    expect(changed.rowCount).toBe(0);
  });

  it('keeps what triggers count whole', async () => {
    const { userId } = germanRow;
    await db().execute(sql`update orders set user_id = ${userId} where id = ${austrian.id}`);
    await scoped.get([2]).execute(sql`update orders set reason = 'y' where id = ${austrian.id}`);
    const { rows } = await db().execute(sql`select order_count as n from customer_cards where user_id = ${userId}`);
    expect(rows[0]?.['n']).toBe(2);
  });
});

describe('a member of staff who is limited to Austria', () => {
  const lists = staffCalls.filter(
    ({ method, params, path }) => method === 'GET' && params === undefined && !path.includes('logo'),
  );

  it.each(lists.map((call) => [call.id, call] as const))('%s names nothing German', async (_, call) => {
    const { text, status } = await limited.get(call.path);
    expect(status).toBeLessThan(500);
    for (const secret of [germanRow.number, germanRow.email, german.id]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"CountryId":1[,}]/);
  });

  it('finds Austrian orders where a colleague finds both', async () => {
    const find = async (client: TestClient) =>
      (await client.call(CALLS.staffOrders, { query: { size: '100' } })).Rows.map(({ OrderNumber }) => OrderNumber);
    expect(await find(colleague)).toEqual(expect.arrayContaining([germanRow.number]));
    const found = await find(limited);
    expect(found).not.toContain(germanRow.number);
    expect(found.length).toBeGreaterThan(0);
  });

  const single = staffCalls.filter(({ method, params }) => method === 'GET' && params !== undefined);

  it.each(single.map((call) => [call.id, call] as const))('%s of a German case is not there', async (_, call) => {
    const ids: Readonly<Record<string, string>> = {
      orderId: german.id,
      customerId: String(germanRow.userId),
      dealerId: String(germanRow.dealerId),
      countryId: '1',
    };
    const named = call.path.match(/:\w+/g)?.filter((name) => ids[name.slice(1)] !== undefined) ?? [];
    const path = call.path.replace(/:(\w+)/g, (__, name: string) => ids[name] ?? '1');
    const { status, text } = await limited.get(path);
    expect(status).toBeLessThan(500);
    for (const secret of [germanRow.number, germanRow.email]) expect(text).not.toContain(secret);
    if (named.length > 0) expect([400, 403, 404]).toContain(status);
  });

  it.each([
    ['a note on an order', CALLS.staffNoteOrder.path, () => ({ OrderId: german.id, Text: 'Hallo' })],
    ['a cancellation', CALLS.staffCancelOrder.path, () => ({ OrderId: german.id, Kind: 'goodwill', Reason: 'Test' })],
    ['closed links', CALLS.staffCloseLinks.path, () => ({ OrderId: german.id, Whose: 'customer', Reason: 'Test' })],
    ['a note on a customer', () => `/api/support/kunden/${germanRow.userId}/notiz`, () => ({ Text: 'Hallo' })],
    ['impersonation', CALLS.impersonate.path, () => ({ UserId: germanRow.userId, Reason: 'Test' })],
    ['a dealer’s key', CALLS.makeDealerKey.path, () => ({ DealerId: germanRow.dealerId })],
    ['the month of all countries', CALLS.closeSalesMonth.path, () => ({ Month: '2026-10' })],
  ] as const)('writes no %s of another country', async (_, path, body) => {
    const before = await fingerprint();
    const { status } = await limited.post(typeof path === 'string' ? path : path(), body());
    expect([400, 403, 404]).toContain(status);
    expect(await fingerprint()).toBe(before);
  });

  it('changes no German row by any call', async () => {
    const before = await fingerprint();
    const ids = { OrderId: german.id, DealerId: germanRow.dealerId, CustomerId: germanRow.userId, CountryId: 1 };
    for (const call of staffCalls.filter(({ method }) => method === 'POST')) {
      const path = call.path
        .replace(':customerId', String(germanRow.userId))
        .replace(':dealerId', String(germanRow.dealerId))
        .replace(/:\w+/g, '1');
      const { status } = await limited.post(path, { ...ids, UserId: germanRow.userId, Reason: 'Test', Text: 'Test' });
      expect([call.id, status < 500 || status === 503]).toEqual([call.id, true]);
    }
    expect(await fingerprint()).toBe(before);
  });

  it('is limited by an admin alone, at once, and an admin is not', async () => {
    const { api } = market();
    await insertCustomer(api, { email: 'chefin@example.com', roles: [ROLES.admin] });
    const admin = await loggedIn(api, 'chefin@example.com');
    const id = await insertCustomer(api, { email: 'neu@example.com', roles: [ROLES.customerSupport] });
    const client = await loggedIn(api, 'neu@example.com');
    const sees = async () => (await client.get(`/api/support/kunden/${germanRow.userId}`)).status;
    expect(await sees()).toBe(200);
    const params = { personId: String(id) };
    const save = async (Countries: readonly (1 | 2 | 3)[], Roles: readonly string[] = [ROLES.customerSupport]) => {
      const Version = (await accountById(db(), id))?.version;
      return admin.post(`/api/support/benutzer/${id}`, {
        Version,
        FirstName: 'Uta',
        LastName: 'Lohr',
        Roles,
        Countries,
      });
    };
    expect((await save([2])).status).toBe(200);
    expect((await admin.call(CALLS.staffUser, { params }))?.Countries).toEqual([2]);
    expect(await sees()).toBe(404);
    expect((await save([2], [ROLES.admin])).problem().code).toBe('CONFLICT');
    expect((await save([1, 2, 3])).status).toBe(200);
    expect((await admin.call(CALLS.staffUser, { params }))?.Countries).toEqual([]);
    expect(await sees()).toBe(200);
  });
});

/** Of all German orders, customers and dealers with what belongs to them. */
async function fingerprint(): Promise<unknown> {
  const { rows } = await db().execute(sql`select md5(concat(
    (select string_agg(o::text, '|' order by id) from orders o where country_id = 1),
    (select string_agg(e::text, '|' order by id) from order_events e where order_id = ${german.id}),
    (select string_agg(n::text, '|' order by id) from order_notes n where order_id = ${german.id}),
    (select string_agg(n::text, '|' order by id) from customer_notes n where user_id = ${germanRow.userId}),
    (select string_agg(u::text, '|' order by id) from users u where id = ${germanRow.userId}),
    (select string_agg(k::text, '|' order by id) from dealer_keys k),
    (select count(*)::text from commission_months),
    (select string_agg(d::text, '|' order by id) from dealers d where country_id = 1))) as hash`);
  return rows[0]?.['hash'];
}
