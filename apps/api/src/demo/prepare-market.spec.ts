import { postcodes, products, referencePostcodes } from '@heizplatz/api-catalog';
import { branches, dealers, deliveryAreas, priceBookVersion, priceLists, priceSeries } from '@heizplatz/api-dealers';
import { users, verifyPassword } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import { openDatabase, type OpenDatabase } from '@heizplatz/api-platform';
import {
  createTestDatabase,
  type DatabaseTemplate,
  FILL_TIMEOUTS,
  type TestDatabase,
} from '@heizplatz/api-platform/testing';
import { buildInPlace, measurePrices, placeFactors, priceFactors, recordPricesOfDay } from '@heizplatz/api-pricing';
import { and, eq, notLike, sql } from 'drizzle-orm';
import { DEMO_REVIEWS } from './reviews/demo-reviews';
import { prepareMarket } from './prepare-market';
import { DEMO_DAY, DEMO_TEMPLATE, READY_MESSAGE } from './testing/demo-templates';

const opened: { database: TestDatabase; open: OpenDatabase }[] = [];
const today = DEMO_DAY;

async function newDatabase(template?: DatabaseTemplate) {
  const database = await createTestDatabase(template);
  const open = openDatabase({ url: database.url, poolSize: 6, log: console, ...FILL_TIMEOUTS });
  opened.push({ database, open });
  return open.db;
}
afterAll(async () => {
  for (const { database, open } of opened) {
    await open.close();
    await database.drop();
  }
});

/** References, checks and indexes of all tables, as the database describes them. */
async function getRules(db: OpenDatabase['db']): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text as name, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`);
  return rows;
}

describe('in demo', () => {
  it('filling it leaves each reference and index as the migrations made it', async () => {
    expect(await getRules(await newDatabase(DEMO_TEMPLATE))).toEqual(await getRules(await newDatabase()));
  });

  // The template is what two such nodes made.
  it('two nodes that start together make one market, and a later start adds nothing', async () => {
    const db = await newDatabase(DEMO_TEMPLATE);
    expect(await db.$count(dealers)).toBe(240);
    expect(await db.$count(deliveryAreas)).toBeGreaterThan(150_000);
    expect(await db.$count(priceSeries)).toBe(189);
    // Each postcode with an offer has its history of bags and of loose pellets, and quotations reach up to today.
    expect(await db.$count(placeFactors)).toBeGreaterThan(27_600);
    const quoted = await db.select().from(priceFactors);
    expect(quoted.map(({ factorId }) => factorId).sort()).toEqual([1, 2, 3, 4]);
    // The history already contains what the daily job would record, so the job has nothing to do.
    const now = new Date(`${today}T11:00:00Z`);
    const book = await buildInPlace(db, now, { creditCountries: [] });
    expect(await recordPricesOfDay(db, book, now)).toEqual([]);
    const [loose] = measurePrices(book, 1, now).filter(({ productId }) => productId === 20);
    const lastCents = sql<number>`${priceSeries.dailyCents}[cardinality(${priceSeries.dailyCents})]`;
    const ends = await db
      .select({ kind: priceSeries.placeKind, key: priceSeries.placeKey, cents: lastCents })
      .from(priceSeries)
      .where(and(eq(priceSeries.countryId, 1), eq(priceSeries.productId, 20)));
    expect(ends.find(({ kind }) => kind === 'country')?.cents).toBe(loose?.countryCents);
    for (const { key, cents } of ends.filter(({ kind }) => kind === 'state'))
      expect([key, cents]).toEqual([key, loose?.states.get(Number(key))]);
    // The market itself, and each review of an order that is placed after, which changes what its dealer is rated.
    const version = 1 + DEMO_REVIEWS.length;
    expect(await db.select().from(priceBookVersion)).toEqual([{ id: 1, version }]);
    const lists = await db.$count(priceLists);
    const messages: string[] = [];
    const log = { info: (message: string) => void messages.push(message) };
    await prepareMarket(db, { mode: 'demo', today: '2026-12-24', log });
    expect(await db.$count(priceLists)).toBe(lists);
    expect(await db.select().from(priceBookVersion)).toEqual([{ id: 1, version }]);
    expect(messages.filter((message) => message.startsWith(READY_MESSAGE))).toEqual([]);

    // Beside the demo's own accounts there are those of its orders.
    const accounts = await db.select().from(users).where(notLike(users.email, '%@post.example.com'));
    expect(accounts).toHaveLength(11);
    expect(await db.$count(orders)).toBeGreaterThan(17_900);
    const [admin] = accounts.filter(({ email }) => email === 'admin@example.com');
    expect(admin?.roles).toEqual(['Role_Heizplatz_Admin']);
    expect(await verifyPassword(admin?.passwordHash ?? null, 'Heizen-2026!')).toBe(true);

    // Dealers and branches that come later get ids of their own.
    const known = await db.select().from(branches);
    const [first] = known;
    if (!first) throw new Error('no branch');
    const { id: _, ...branch } = first;
    const [later] = await db
      .insert(branches)
      .values({ ...branch, slug: 'spaeter' })
      .returning();
    // Greater than the ids of the demonstration, which are fixed.
    expect(later?.id).toBeGreaterThan(Math.max(...known.map(({ id }) => id)));
    await db.delete(branches).where(eq(branches.slug, 'spaeter'));
  }, 180_000);
});

describe('in production', () => {
  it('brings places and goods, and no dealer and no account', async () => {
    const db = await newDatabase();
    await prepareMarket(db, { mode: 'production', today, log: { info: () => undefined } });
    expect(await db.$count(postcodes)).toBe(referencePostcodes().length);
    expect(await db.$count(products)).toBe(12);
    expect([await db.$count(dealers), await db.$count(users)]).toEqual([0, 0]);
    const [row] = (await db.execute(sql`select count(*)::int as version from price_book_version`)).rows;
    expect(row).toEqual({ version: 0 });
  });
});
