import pg from 'pg';
import { logInAs } from '../../soak/load/staff.ts';
import { LIMITS } from '../limits.ts';
import { measureExport } from '../lists/export-memory.ts';
import { MOST_ORDERS, withMarkets } from '../lists/loaded-market.ts';
import type { Metric } from '../metric.ts';
import { startApi } from '../start-api.ts';

const FEW = 100_000;
const FORMATS = ['csv', 'xlsx'] as const;

/** The day before which as many orders were placed. */
async function dayOf(url: string, orders: number): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ day: string }>(
    'select placed_on::text as day from orders order by placed_at, id offset $1 limit 1',
    [orders],
  );
  await client.end();
  return rows[0]?.day ?? '';
}

async function measure(url: string): Promise<readonly Metric[]> {
  const api = await startApi(url, 'demo');
  try {
    const staff = await logInAs('admin', api.port);
    const to = await dayOf(url, FEW);
    const metrics: Metric[] = [];
    for (const format of FORMATS)
      for (const filter of [`&dateKind=ordered&to=${to}`, '']) {
        const query = `format=${format}&personal=1&reason=bench${filter}`;
        const done = await measureExport(staff, api.pid, query);
        metrics.push({
          name: `export of ${done.rows} orders as ${format}`,
          against: 'memory of the API at a tenth of it',
          value: done.memoryPeak - done.memoryAtTenth,
          unit: 'MB',
          target: LIMITS['export of orders, growth of memory'],
          note: `${done.memoryBefore.toFixed(0)} MB before, ${done.memoryAtTenth.toFixed(0)} at a tenth, ${done.memoryPeak.toFixed(0)} at most; ${done.seconds.toFixed(0)} s`,
        });
      }
    return metrics;
  } finally {
    await api.stop();
  }
}

/** Memory of the API while its job writes 100,000 orders and then all there are (BENCH_ORDERS, or BENCH_DATABASE as it is). */
export const row = async (): Promise<readonly Metric[]> => (await withMarkets([MOST_ORDERS], measure)).flat();
