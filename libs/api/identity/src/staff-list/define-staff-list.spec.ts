import { auditOutcomes } from '@heizplatz/api-platform';
import { fillTables, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { defineCall, staffExportQuery, staffListResponse, staffListQuery } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { parse } from 'csv-parse/sync';
import { desc, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { identityHandlers } from '../login/identity-handlers';
import { users } from '../users/schema';
import { insertCustomer, loggedIn } from '../users/testing/visitors';
import { defineStaffList } from './define-staff-list';
import { getPageOfIds, matchesText } from './list-repository';

const access = { kind: 'roles', anyOf: [ROLES.customerSupport] } as const;
const filters = { country: v.optional(v.picklist(['', '1', '2', '3']), '') };
const Row = v.object({ Id: v.number(), Name: v.string(), Email: v.string(), CreatedAt: v.string() });
const common = { summary: '', method: 'GET', access, csrf: false } as const;
const people = defineCall({
  ...common,
  id: 'people',
  path: '/api/support/people',
  query: v.object({ ...staffListQuery, ...filters }),
  response: staffListResponse(Row),
});
const exportPeople = defineCall({
  ...common,
  id: 'exportPeople',
  path: '/api/support/people/export',
  query: v.object({ ...staffExportQuery, ...filters }),
  response: v.unknown(),
  fileResponse: true,
});

const searchText = sql`staff_words(${users.firstName}, ${users.lastName}, ${users.email}, staff_digits(${users.phone}))`;
const list = defineStaffList({
  call: people,
  exportCall: exportPeople,
  fileName: 'leute',
  id: users.id,
  from: sql`${users}`,
  where: ({ country, search }) => [
    country === '' ? undefined : sql`${users.countryId} = ${Number(country)}`,
    matchesText(searchText, search),
  ],
  sorts: { name: users.lastName, created: users.createdAt },
  defaultSort: '-created',
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(users)
      .where(inArray(users.id, ids.map(Number)));
    return rows.map((row) => ({
      Id: row.id,
      Name: row.lastName,
      Email: row.email,
      CreatedAt: row.createdAt.toISOString(),
    }));
  },
  getId: ({ Id }) => Id,
  columns: [
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
    { title: 'Name', kind: 'text', value: ({ Name }) => Name },
    { title: 'E-Mail', kind: 'text', isPersonal: true, value: ({ Email }) => Email },
  ],
});

/** More rows than are practical to insert. */
const NumberRow = v.object({ Id: v.number() });
const numbers = defineCall({
  ...common,
  id: 'numbers',
  path: '/api/support/numbers',
  query: v.object(staffListQuery),
  response: staffListResponse(NumberRow),
});
const exportNumbers = defineCall({
  ...common,
  id: 'exportNumbers',
  path: '/api/support/numbers/export',
  query: v.object(staffExportQuery),
  response: v.unknown(),
  fileResponse: true,
});
const numberList = defineStaffList({
  call: numbers,
  exportCall: exportNumbers,
  fileName: 'zahlen',
  id: sql`numbers.id`,
  from: sql`generate_series(1, 10050) as numbers (id)`,
  where: () => [],
  sorts: { number: sql`numbers.id` },
  defaultSort: '-number',
  read: async (_, ids) => ids.map((id) => ({ Id: Number(id) })),
  getId: ({ Id }) => Id,
  columns: [{ title: 'Zahl', kind: 'number', value: ({ Id }) => Id }],
});

const api = withApi({ handlers: [...identityHandlers, ...list.handlers, ...numberList.handlers] });
let support: TestClient;
const fill = (countryId: number, from: number, to: number) =>
  fillTables(
    api().databaseUrl,
    sql`
    insert into users (country_id, email, last_name, created_at)
    select ${countryId}, 'p' || ${countryId}::int || '-' || n || '@example.com', 'Name ' || lpad((n % 7)::text, 2, '0'),
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) n`,
  );
const listed = (query: Record<string, string>) => support.call(people, { query });

beforeAll(async () => {
  await insertCustomer(api(), { email: 's@example.com', roles: [ROLES.customerSupport] });
  support = await loggedIn(api(), 's@example.com');
  await fill(2, 1, 1200);
});

describe('a staff list', () => {
  it('answers pages in its order, ties by id, none twice', async () => {
    const pages = await Promise.all(
      ['1', '2', '12'].map((page) => listed({ country: '2', sort: 'name', size: '100', page })),
    );
    const rows = pages.flatMap(({ Rows }) => Rows);
    expect(rows).toHaveLength(300);
    expect(new Set(rows.map(({ Id }) => Id)).size).toBe(300);
    const key = ({ Name, Id }: (typeof rows)[number]) => `${Name}/${String(Id).padStart(8, '0')}`;
    expect(rows.map(key)).toEqual(rows.map(key).sort());
    expect(pages[0]).toMatchObject({ Total: 1200, IsTotalCapped: false, Page: 1, PageSize: 100 });
  });

  it('takes its own order for a column that cannot be sorted by', async () => {
    const [requests, own] = [
      await listed({ country: '2', sort: 'email' }),
      await listed({ country: '2', sort: '-created' }),
    ];
    expect(requests.Rows).toEqual(own.Rows);
    expect(own.Rows[0]?.Email).toBe('p2-1200@example.com');
  });

  it('finds by every word', async () => {
    const { Rows, Total } = await listed({ country: '2', search: 'p2-77@ name' });
    expect([Rows.map(({ Email }) => Email), Total]).toEqual([['p2-77@example.com'], 1]);
    expect(await listed({ search: 'nowhere to be found' })).toMatchObject({ Rows: [], Total: 0 });
  });

  it.each(['p2-77@example.com', 'P2-77@exam', '-77@example.com'])('finds %s, mailbox and domain', async (search) => {
    const { Rows } = await listed({ country: '2', search });
    expect(Rows.map(({ Email }) => Email)).toContain('p2-77@example.com');
    expect(Rows.every(({ Email }) => Email.includes(search.toLowerCase()))).toBe(true);
    expect(await listed({ country: '2', search: search.replace('exam', 'other') })).toMatchObject({
      Rows: [],
      Total: 0,
    });
  });

  it('counts to 10,000 and says that there are more; a page behind the last is empty', async () => {
    const last = await support.call(numbers, { query: { page: '400', sort: 'number' } });
    expect(last).toMatchObject({ Total: 10_000, IsTotalCapped: true });
    expect(last.Rows[0]).toEqual({ Id: 9976 });
    expect(await listed({ country: '2', page: '400' })).toMatchObject({ Rows: [], Total: 1200 });
  });

  it.each([{}, { isSearchedByIndex: true }])(
    'looks up what a search needs once for a page and its number: %j',
    async (how) => {
      const find = jest.fn().mockResolvedValue(undefined);
      const parts = {
        id: sql`numbers.id`,
        from: sql`generate_series(1, 10050) as numbers (id)`,
        where: () => [],
        find,
      };
      const sorted = { sorts: { number: sql`numbers.id` }, defaultSort: 'number', ...how };
      const query = { search: 'anything', sort: 'number', page: 2, size: 25 } as const;
      const context = { clock: () => new Date(), user: null };
      const { ids, counted } = await getPageOfIds(api().db, { ...parts, ...sorted }, { query, context });
      expect([ids[0], ids.length, counted]).toEqual([26, 25, 10_001]);
      expect(find).toHaveBeenCalledTimes(1);
    },
  );

  it('is refused to others, and with a query that does not fit', async () => {
    const visitor = api().visitor();
    for (const { path } of [people, exportPeople]) expect((await visitor.get(path)).problem().status).toBe(401);
    expect((await support.get(`${people.path}?size=7`)).problem().code).toBe('VALIDATION');
    expect((await support.get(`${exportPeople.path}?format=pdf`)).problem().code).toBe('VALIDATION');
  });
});

describe('its file', () => {
  const findRows = (text: string): string[][] => parse(text, { bom: true, delimiter: ';' });

  it('has all rows of the same query in the same order, without personal data', async () => {
    const response = await support.get(`${exportPeople.path}?country=2&sort=name&size=25&page=3`);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('filename="leute-2026-11-21.csv"');
    const [head, ...rows] = findRows(response.text);
    expect(head).toEqual(['Nummer', 'Name']);
    const first = await listed({ country: '2', sort: 'name', size: '100' });
    expect(rows).toHaveLength(1200);
    expect(rows.slice(0, 100)).toEqual(first.Rows.map(({ Id, Name }) => [String(Id), Name]));
  });

  it('has personal data for a reason, and the audit log says which and why', async () => {
    const path = `${exportPeople.path}?country=2&personal=1&search=p2-77@`;
    for (const reason of ['', '&reason=weil', '&reason=%20%20weil%20%20'])
      expect((await support.get(path + reason)).problem().errors).toEqual([
        { path: 'query.reason', code: 'REASON_REQ' },
      ]);
    const { text } = await support.get(`${path}&reason=${encodeURIComponent('Rückruf aller Kunden')}`);
    expect(findRows(text)[1]?.[2]).toBe('p2-77@example.com');
    const [end] = await api().db.select().from(auditOutcomes).orderBy(desc(auditOutcomes.auditId)).limit(1);
    expect(end).toMatchObject({
      outcome: 'done',
      reason: 'Rückruf aller Kunden',
      after: { Personenspalten: 'E-Mail' },
    });
  });

  it('of more rows than are counted is whole', async () => {
    expect(findRows((await support.get(exportNumbers.path)).text)).toHaveLength(10_051);
  });

  it('frees its connection when it is given up', async () => {
    for (let at = 0; at < 4; at += 1) {
      const response = await support.get(`${exportPeople.path}?country=2&format=xlsx`);
      expect(response.status).toBe(200);
    }
  });
});
