import { withApi } from '@heizplatz/api-platform/testing';
import { sql } from 'drizzle-orm';
import { matchesText } from './list-repository';

const ROWS = 2000;
const BEGINNERS = 20;

const api = withApi({ handlers: [] });

beforeAll(async () => {
  const { db } = api();
  await db.execute(sql`create table people (words text not null)`);
  await db.execute(sql`
    insert into people select staff_words(case when n <= ${BEGINNERS}::int then 'köhler' else 'uwe' end || n, 'am wald')
    from generate_series(1, ${ROWS}::int) as n`);
  await db.execute(sql`create index people_words on people using gin (words gin_trgm_ops)`);
});

/** How many rows the index takes for possible matches, and how many of them match. */
async function countByIndex(search: string) {
  const rows = await api().db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const condition = matchesText(sql`words`, search);
    return (await tx.execute(sql`explain (analyze, costs off, timing off) select from people where ${condition}`)).rows;
  });
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  const numberAfter = (text: string) => Number(new RegExp(`${text}.*actual rows=([\\d.]+)`).exec(plan)?.[1]);
  return { candidates: numberAfter('Bitmap Index Scan'), matches: numberAfter('Bitmap Heap Scan') };
}

it.each(['kö', 'k'])('finds words that begin with %s by the index alone', async (search) => {
  expect(await countByIndex(search)).toEqual({ candidates: BEGINNERS, matches: BEGINNERS });
});

it.each([' ', '\t', '\n', '\u00a0', '.', '-', '@', '(', "'", ':'])(
  'finds a word of two letters after %j',
  async (sign) => {
    const words = `before${sign}zwo`;
    const { rows } = await api().db.execute(sql`select 1 where ${matchesText(sql`${words}::text`, 'zw')}`);
    expect(rows).toHaveLength(1);
  },
);
