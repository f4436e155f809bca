import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { orders } from '@heizplatz/api-ordering';
import { placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { getTableColumns, sql } from 'drizzle-orm';
import { orderExportFile } from './order-export-list';

const market = withOrderMarket();
const ROWS = 100_000;
/** So few that a slow machine inserts them within the time limit of a statement. */
const ROWS_PER_STATEMENT = 5_000;
const MEGABYTE = 1024 * 1024;
/**
 * Memory that garbage collectors may leave between two measurements; a file held in memory would be many times that.
 */
const MAX_GROWTH_BYTES = 24 * MEGABYTE;

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

/** For a hundred thousand rows they take longer than all the rest; this test only needs the order by date. */
async function dropIndexes(): Promise<void> {
  const { db } = market().api;
  const { rows } = await db.execute<{ name: string }>(sql`select indexrelid::regclass::text as name from pg_index
    where indrelid = 'orders'::regclass and not indisprimary
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`));
}

/** One order with no more than the file reads of its snapshots, a hundred thousand times. */
async function copyOrders(id: string): Promise<void> {
  const { db } = market().api;
  const names = Object.values(getTableColumns(orders))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const own: Readonly<Record<string, string>> = {
    id: 'gen_random_uuid()',
    process_id: 'gen_random_uuid()',
    number: `'DE-26-9' || lpad(n::text, 6, '0')`,
    offer: `jsonb_build_object('ProductId', offer -> 'ProductId', 'PalletWeightKg', offer -> 'PalletWeightKg', 'Split', offer -> 'Split')`,
    configuration: `'{}'::jsonb`,
    access_conditions: `'{}'::jsonb`,
    placed_at: `placed_at - n * interval '1 minute'`,
  };
  const values = names.map((name) => own[name] ?? `"${name}"`).join(', ');
  const columns = names.map((name) => `"${name}"`).join(', ');
  await dropIndexes();
  await db.transaction(async (tx) => {
    // Metrics beside the orders are not under test.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (let last = 1; last < ROWS; last += ROWS_PER_STATEMENT) {
      const until = Math.min(last + ROWS_PER_STATEMENT, ROWS);
      await tx.execute(
        sql.raw(`insert into orders (${columns}) select ${values} from orders, generate_series(${last + 1}, ${until}) n
          where id = '${id}'`),
      );
    }
  });
  await db.execute(sql`create index on orders (placed_at, id)`);
  await db.execute(sql`analyze orders`);
}

it.each(['csv', 'xlsx'])(
  'a hundred thousand orders are written as %s in bounded memory',
  async (format) => {
    const { api } = market();
    if ((await api.db.$count(orders)) < ROWS) await copyOrders((await placeTestOrder(market())).id);
    const query = { format, personal: '1', reason: 'Prüfung' };
    const planned = orderExportFile.file?.plan({ params: {}, query, body: undefined }, TEST_NOW);
    let bytes = 0;
    const heights: number[] = [];
    const written = await planned?.write(api.db, {
      context: { clock: () => TEST_NOW, user: null },
      write: async (piece) => {
        bytes += piece.length;
      },
      onRows: async (count) => {
        if (count % 10_000 !== 0) return;
        collectGarbage();
        heights.push(process.memoryUsage().heapUsed + process.memoryUsage().external);
      },
    });
    expect(written).toBe(ROWS);
    expect(bytes).toBeGreaterThan(format === 'csv' ? ROWS * 100 : MEGABYTE);
    expect(heights.length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...heights) - (heights[0] ?? 0)).toBeLessThan(MAX_GROWTH_BYTES);
  },
  180_000,
);
