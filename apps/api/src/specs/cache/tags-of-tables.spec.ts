import { isCached } from '@heizplatz/api-platform';
import { createTestCache, flushedBy, TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { buildInPlace, type PriceBook } from '@heizplatz/api-pricing';
import { CALLS, type Call } from '@heizplatz/contract';
import { sql } from 'drizzle-orm';
import { CACHED_MARKET } from './testing/cached-market';
import { cachedRequests } from './testing/cached-requests';
import { listTables, readTables } from './testing/read-tables';

const CACHED = Object.values<Call>(CALLS).filter(isCached);
/** Read with the responses, and no reason to flush them: views of adverts, counted all the time; what announces a new book. */
const EXEMPT = new Set(['advert_days', 'price_book_version']);
/** Of contents only what somebody sees raises a tag. */
const WRITES: Readonly<Record<string, string>> = {
  content_versions: `update content_versions set title = title || '.' where id = (select min(id) from content_versions where state = 'live')`,
  contents: 'update contents set is_featured = not is_featured where id = (select min(id) from contents)',
};

let book: PriceBook | undefined;
let bookReads = 0;
const api = withApi({
  template: CACHED_MARKET,
  services: () => ({
    priceBook: {
      current: () => {
        bookReads += 1;
        if (!book) throw new Error('no price book');
        return book;
      },
    },
  }),
});
let tables: ReadonlySet<string> = new Set();
let bookTables: readonly string[] = [];
let requests: Readonly<Record<string, readonly string[]>> = {};

beforeAll(async () => {
  const { db } = api();
  tables = await listTables(db);
  requests = await cachedRequests(db);
  const build = async () => (book = await buildInPlace(db, TEST_NOW, { creditCountries: [] }));
  bookTables = await readTables(tables, build);
});

/** The tables that a call's requests read, those of the price book too where they read that. */
async function readBy(call: Call): Promise<string[]> {
  bookReads = 0;
  // What an earlier call had cached is read again.
  Object.assign(api().services, { cache: createTestCache() });
  const own = await readTables(tables, async () => {
    for (const url of requests[call.id] ?? []) {
      const { status } = await api().visitor().get(url);
      expect([url, status]).toEqual([url, 200]);
    }
  });
  const all = bookReads === 0 ? own : [...own, ...bookTables];
  return [...new Set(all)].filter((table) => !EXEMPT.has(table)).toSorted();
}

const raised = new Map<string, readonly string[]>();

/** What a write of a table's row flushes on all nodes. */
async function flushedByWriting(table: string): Promise<readonly string[]> {
  const known = raised.get(table);
  if (known) return known;
  const { db } = api();
  const { rows } = await db.execute(sql`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' and attidentity <> 'a' limit 1`);
  const [name, column] = [sql.identifier(table), sql.identifier(String(rows[0]?.['name']))];
  const write = WRITES[table]
    ? sql.raw(WRITES[table])
    : sql`update ${name} set ${column} = ${column} where ctid = (select min(ctid) from ${name})`;
  const tags = await flushedBy(api(), () => db.execute(write));
  raised.set(table, tags);
  return tags;
}

it.each(CACHED.map((call) => [call.id, call] as const))(
  '%s is flushed by every table that it reads',
  async (_, call) => {
    const unflushed: string[] = [];
    const read = await readBy(call);
    for (const table of read) {
      const tags = await flushedByWriting(table);
      if (!call.tags?.some((tag) => tags.includes(tag))) unflushed.push(`${table}: ${tags.join(', ')}`);
    }
    expect(requests).toHaveProperty(call.id);
    expect(unflushed).toEqual([]);
  },
);

it('whatever is done to a table’s rows, and no statement that changes none', async () => {
  const { db } = api();
  const { rows } = await db.execute(sql`select relname as name, count(distinct encode(tgargs, 'hex'))::int as "tagSets",
      string_agg(tgname, ',' order by tgname) as triggers
    from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname like 'cache_tags_%' group by relname`);
  expect(rows.length).toBeGreaterThan(25);
  for (const { tagSets, triggers } of rows)
    expect([tagSets, triggers]).toEqual([
      1,
      'cache_tags_delete,cache_tags_insert,cache_tags_truncate,cache_tags_update',
    ]);
  const flushed = (statement: ReturnType<typeof sql>) => flushedBy(api(), () => db.execute(statement));
  expect(await flushed(sql`delete from price_factors where factor_id = 1`)).toEqual(['prices']);
  expect(await flushed(sql`delete from price_factors where factor_id = 1`)).toEqual([]);
  expect(await flushed(sql`truncate price_factors`)).toEqual(['prices']);
});
