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

export interface LoadedMarket {
  readonly url: string;
  /** Whether it is measured as it is. */
  readonly isFixed: boolean;
  countOrders(): Promise<number>;
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

const countIn = async (url: string): Promise<number> => Number(await execute(url, 'select count(*) from orders'));

/** The database of BENCH_DATABASE, or the demonstration market on one of its own below BENCH_DATA. */
export async function startMarket(): Promise<LoadedMarket> {
  run('tools/build/build.ts', ['api']);
  if (BENCH_DATABASE) {
    const stays = async () => undefined;
    return {
      url: BENCH_DATABASE,
      isFixed: true,
      countOrders: () => countIn(BENCH_DATABASE),
      growTo: stays,
      stop: stays,
    };
  }
  const dataDir = mkdtempSync(join(BENCH_DATA ?? tmpdir(), 'heizplatz-lists-'));
  const settings = { fsync: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0', jit: 'off' };
  const database = await startDatabase({
    dataDir,
    settings: { ...settings, shared_buffers: '1GB' },
    isDisposable: true,
  });
  const { url, stop } = database;
  // Makes the market.
  await (await startApi(url, 'demo')).stop();
  let loads = 0;
  const growTo = async (orders: number): Promise<void> => {
    const more = orders - (await countIn(url));
    if (more <= 0) return;
    loads += 1;
    const market = loads === 1 ? ['--dealers', '4000', '--years', '5'] : [];
    const counts = ['--orders', String(more), '--customers', String(Math.ceil(more / 10))];
    run('dist/apps/api/load-orders.js', [...counts, ...market, '--name', `bench-${loads}`], { DATABASE_URL: url });
    // As autovacuum does.
    await execute(url, 'vacuum analyze');
  };
  return { url, isFixed: false, countOrders: () => countIn(url), growTo, stop };
}

/** A market of the largest size, for as long as `work` runs. */
export async function withLoadedMarket<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const market = await startMarket();
  try {
    await market.growTo(MOST_ORDERS);
    return await work(market.url);
  } finally {
    await market.stop();
  }
}
