import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../../build/workspace.ts';
import { startDatabase } from '../../database/start-database.ts';
import { logInAs } from '../../soak/load/staff.ts';
import { readSamples } from '../lists/list-samples.ts';
import { percentile, type TimedQuery, timeLists } from '../lists/time-lists.ts';
import type { Metric } from '../metric.ts';
import { startApi } from '../start-api.ts';

/** The demo market's own; each size is ten times the one before. */
const FIRST = 18_000;
const { BENCH_ORDERS = '180000', BENCH_DATABASE, BENCH_DATA } = process.env;
const MOST = Number(BENCH_ORDERS);
/** Each run of a query looks for something else. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 8);
const LIMIT_MS = 200;
/** Below it a ratio is noise. */
const NOISE_MS = 5;

const percent95 = ({ ms }: TimedQuery): number => percentile(ms, 0.95);
const middle = ({ ms }: TimedQuery): number => percentile(ms, 0.5);

function run(file: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${file} exited with code ${status}`);
}

async function execute(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<string[]>({ text: statement, rowMode: 'array' });
  await client.end();
  return String(rows[0]?.[0] ?? '');
}

async function measure(url: string): Promise<{ orders: number; timed: readonly TimedQuery[] }> {
  const orders = Number(await execute(url, 'select count(*) from orders'));
  const api = await startApi(url, 'demo');
  try {
    const staff = await logInAs('admin', api.port);
    const samples = await readSamples(url, RUNS);
    // Plans and pools are warm, as on any working day.
    await timeLists(staff, samples.slice(0, 1));
    return { orders, timed: await timeLists(staff, samples) };
  } finally {
    await api.stop();
  }
}

function present(sizes: readonly { orders: number; timed: readonly TimedQuery[] }[]): readonly Metric[] {
  const [last, before] = [...sizes].reverse();
  if (!last) return [];
  const lists = [...new Set(last.timed.map(({ list }) => list))];
  return lists.flatMap((list) => {
    const own = last.timed.filter((one) => one.list === list).sort((a, b) => percent95(b) - percent95(a));
    const [worst, second] = own;
    if (!worst) return [];
    const name = (one: TimedQuery | undefined) => (one ? `${one.query} ${percent95(one).toFixed(0)} ms` : '');
    const latency: Metric = {
      name: `list ${list}, ${last.orders} orders`,
      against: 'time, slowest query',
      value: percent95(worst),
      unit: 'ms',
      target: { atMost: LIMIT_MS },
      note: `95th of ${RUNS}; ${own.length} queries; ${name(worst)}, then ${name(second)}`,
    };
    if (!before) return [latency];
    const grown = own
      .map((after) => {
        const small = before.timed.find((one) => one.list === list && one.query === after.query);
        const ratio = Math.max(middle(after), NOISE_MS) / Math.max(small ? middle(small) : NaN, NOISE_MS);
        return { query: after.query, ratio, from: small ? middle(small) : NaN, to: middle(after) };
      })
      .sort((a, b) => b.ratio - a.ratio)[0];
    if (!grown) return [latency];
    const growth: Metric = {
      name: `list ${list}, growth of its query that grows most`,
      against: `${before.orders} → ${last.orders} orders`,
      value: grown.ratio,
      unit: 'times',
      target: { atMost: 5 },
      note: `${grown.query}: ${grown.from.toFixed(1)} → ${grown.to.toFixed(1)} ms`,
    };
    return [latency, growth];
  });
}

/**
 * Every list of staff with all filters, sorts and searches, by the built API over HTTP, at ten times the orders each: 18,000,
 * 180,000 and on to BENCH_ORDERS (10000000 takes an hour and 50 GB under BENCH_DATA). With BENCH_DATABASE at the database
 * of that URL alone, as it is.
 */
export async function row(): Promise<readonly Metric[]> {
  run('tools/build/build.ts', ['api']);
  if (BENCH_DATABASE) return present([await measure(BENCH_DATABASE)]);
  const dataDir = mkdtempSync(join(BENCH_DATA ?? tmpdir(), 'heizplatz-lists-'));
  const settings = { fsync: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0', jit: 'off' };
  const database = await startDatabase({
    dataDir,
    settings: { ...settings, shared_buffers: '1GB' },
    isDisposable: true,
  });
  try {
    const sizes = [await measure(database.url)];
    for (let orders = FIRST * 10; orders <= Math.max(MOST, FIRST * 10); orders *= 10) {
      const more = Math.min(orders, MOST) - (sizes.at(-1)?.orders ?? 0);
      const market = sizes.length === 1 ? ['--dealers', '4000', '--years', '5'] : [];
      const args = ['--orders', String(more), '--customers', String(Math.ceil(more / 10)), ...market];
      run('dist/apps/api/load-orders.js', [...args, '--name', `until-${orders}`], { DATABASE_URL: database.url });
      await execute(database.url, 'analyze');
      sizes.push(await measure(database.url));
    }
    return present(sizes);
  } finally {
    await database.stop();
  }
}
