import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { deliveryAreas } from '@heizplatz/api-dealers';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { buildInPlace, createBookBuilder } from './build-in-place';
import { cachedRows } from './cached-rows';
import { NOW, SMALL_MARKET } from '../calculation/testing/made-up-book';
import { makeMarket } from '../calculation/testing/make-market';
import { withMarketDatabase } from '../calculation/testing/market-database';

const database = withMarketDatabase(makeMarket(SMALL_MARKET));
const RULES = { creditCountries: [] };

it('rows are the very same ones until something was changed, added or taken away', async () => {
  const { db } = database();
  let reads = 0;
  const areas = cachedRows(deliveryAreas, async (tx) => {
    reads += 1;
    return tx.select().from(deliveryAreas);
  });
  const first = await areas(db);
  expect(await areas(db)).toBe(first);
  const [area] = first;
  if (!area) throw new Error('no areas');
  const isIt = eq(deliveryAreas.branchId, area.branchId);
  await db.update(deliveryAreas).set({ distanceKm: 99 }).where(isIt);
  expect((await areas(db)).some(({ distanceKm }) => distanceKm === 99)).toBe(true);
  const taken = await db.delete(deliveryAreas).where(isIt).returning();
  expect(await areas(db)).toHaveLength(first.length - taken.length);
  // As many as before, and others.
  await db.insert(deliveryAreas).values(taken.map((row) => ({ ...row, distanceKm: 7 })));
  expect((await areas(db)).some(({ distanceKm }) => distanceKm === 7)).toBe(true);
  expect(reads).toBe(4);
});

it('a book that knows the one before is the book that is built anew, whatever was changed in between', async () => {
  const { db } = database();
  const { build, readAhead } = createBookBuilder(db, RULES);
  await readAhead(NOW);
  for (const change of [
    sql`update delivery_areas set zone = 1 - zone where branch_id = (select min(branch_id) from delivery_areas)`,
    sql`update dealers set locked_at = now() where id = (select min(id) from dealers)`,
    sql`update dealers set locked_at = null`,
    sql`update price_lists set unit_net_cents = unit_net_cents + 100`,
    sql`update price_lists set unit_net_cents = 1 where branch_id = (select min(branch_id) from price_lists)`,
    sql`update price_lists set branch_id = (select max(branch_id) from price_lists) where id = (select min(id) from price_lists)`,
    sql`delete from price_lists where branch_id = (select min(branch_id) from price_lists)`,
    sql`update price_lists set valid_from = now() + interval '1 year' where id = (select max(id) from price_lists)`,
    sql`delete from branch_options where branch_id = (select min(branch_id) from branch_options)`,
    sql`delete from dealer_payments where dealer_id = (select min(dealer_id) from dealer_payments)`,
  ]) {
    await db.execute(change);
    const [book, anew] = [await build(NOW), await buildInPlace(db, NOW, RULES)];
    // jest inspects each of 120,000 places separately, so it is only called for the difference.
    const isEqual = isDeepStrictEqual(book, anew);
    if (!isEqual) expect(book).toEqual(anew);
    expect(isEqual).toBe(true);
  }
  // Twenty-one books.
});

it('reading ahead of a database that is not ready fails nobody, and the first book after it is whole', async () => {
  const { db } = database();
  const { build, readAhead } = createBookBuilder(db, RULES);
  await db.execute(sql`alter table delivery_areas rename to areas_to_come`);
  try {
    await expect(readAhead(NOW)).resolves.toBeUndefined();
    await expect(build(NOW)).rejects.toThrow();
  } finally {
    await db.execute(sql`alter table areas_to_come rename to delivery_areas`);
  }
  expect(isDeepStrictEqual(await build(NOW), await buildInPlace(db, NOW, RULES))).toBe(true);
});

it('a book that is ordered while rows are read ahead waits for them, however long its connection would wait', async () => {
  const { db, url } = database();
  const pool = new Pool({ connectionString: url, max: 1 });
  const { build, readAhead } = createBookBuilder(drizzle(pool, { casing: 'snake_case' }), RULES);
  // Connected before there is a limit, so that it counts for the queue alone.
  await pool.query('select 1');
  pool.options.connectionTimeoutMillis = 100;
  let ahead = Promise.resolve();
  let ordered: ReturnType<typeof build> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table delivery_areas in access exclusive mode`);
    ahead = readAhead(NOW);
    ordered = build(NOW);
    ordered.catch(() => undefined);
    // Longer than who waits for the connection may.
    await setTimeout(300);
  });
  await ahead;
  const book = await ordered;
  await pool.end();
  expect(isDeepStrictEqual(book, await buildInPlace(db, NOW, RULES))).toBe(true);
});
