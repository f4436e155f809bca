import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../../build/workspace.ts';
import { startDatabase } from '../../database/start-database.ts';
import { startApi } from '../start-api.ts';

const { BENCH_ORDERS = '180000', BENCH_DATABASE, BENCH_DATA } = process.env;
/** Orders of the largest market that is measured. */
export const MOST_ORDERS = Number(BENCH_ORDERS);
/** Of more orders the keys of the tables that are filled do not fit, and copying slows down to a quarter. */
const FITS_IN_A_GIGABYTE = 2_000_000;

interface LoadedMarket {
  readonly url: string;
  /** Loads as many orders as are missing, with a customer for ten; the first time 4,000 dealers and five years of prices too. */
  growTo(orders: number): Promise<void>;
  stop(): Promise<void>;
}

function run(file: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${file} exited with code ${status}`);
}

async function execute(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

export const countOrders = async (url: string): Promise<number> =>
  Number(await execute(url, 'select count(*) from orders'));

/** The demonstration market in a database of its own below BENCH_DATA. */
async function startMarket(): Promise<LoadedMarket> {
  const dataDir = mkdtempSync(join(BENCH_DATA ?? tmpdir(), 'heizplatz-lists-'));
  const settings = { fsync: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0', jit: 'off' };
  const database = await startDatabase({
    dataDir,
    settings: { ...settings, shared_buffers: MOST_ORDERS > FITS_IN_A_GIGABYTE ? '6GB' : '1GB' },
    isDisposable: true,
  });
  const { url, stop } = database;
  // Makes the market.
  await (await startApi(url, 'demo')).stop();
  let loads = 0;
  const growTo = async (orders: number): Promise<void> => {
    const more = orders - (await countOrders(url));
    if (more <= 0) return;
    loads += 1;
    const market = loads === 1 ? ['--dealers', '4000', '--years', '5'] : [];
    const counts = ['--orders', String(more), '--customers', String(Math.ceil(more / 10))];
    run('dist/apps/api/load-orders.js', [...counts, ...market, '--name', `bench-${loads}`], { DATABASE_URL: url });
    // As autovacuum does.
    await execute(url, 'vacuum analyze');
  };
  return { url, growTo, stop };
}

/**
 * Does the work with a market of each size (orders, the smallest first); or with the databases that BENCH_DATABASE names
 * (separated by spaces, the smallest first) as they are, as many of the last as there are sizes.
 */
export async function withMarkets<Result>(
  sizes: readonly number[],
  work: (url: string) => Promise<Result>,
): Promise<readonly Result[]> {
  run('tools/build/build.ts', ['api']);
  const results: Result[] = [];
  if (BENCH_DATABASE) {
    for (const url of BENCH_DATABASE.split(' ').slice(-sizes.length)) results.push(await work(url));
    return results;
  }
  const market = await startMarket();
  try {
    for (const size of sizes) {
      await market.growTo(size);
      results.push(await work(market.url));
    }
    return results;
  } finally {
    await market.stop();
  }
}
