import { logInAs } from '../../soak/load/staff.ts';
import { LIMITS } from '../limits.ts';
import { readSamples } from '../lists/list-samples.ts';
import { countOrders, MOST_ORDERS, withMarkets } from '../lists/loaded-market.ts';
import { percentile, type TimedQuery, timeLists } from '../lists/time-lists.ts';
import type { Metric } from '../metric.ts';
import { startApi } from '../start-api.ts';

/** Each run of a query looks for something else. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 8);
/** Below it a ratio is noise. */
const NOISE_MS = 5;

const percent95 = ({ ms }: TimedQuery): number => percentile(ms, 0.95);
const middle = ({ ms }: TimedQuery): number => percentile(ms, 0.5);

interface MeasuredSize {
  readonly orders: number;
  readonly timed: readonly TimedQuery[];
}

async function measure(url: string): Promise<MeasuredSize> {
  const orders = await countOrders(url);
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

function present(sizes: readonly MeasuredSize[]): readonly Metric[] {
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
      target: LIMITS['list or search of staff at size, 95th percentile'],
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
      target: LIMITS['list of staff, ten times the orders'],
      note: `${grown.query}: ${grown.from.toFixed(1)} → ${grown.to.toFixed(1)} ms`,
    };
    return [latency, growth];
  });
}

/**
 * Every list of staff with all filters, sorts and searches, by the built API over HTTP, at a tenth of BENCH_ORDERS and at all
 * of them (BENCH_DATABASE: databases as they are), both with 4,000 dealers and five years of prices.
 */
export const row = async (): Promise<readonly Metric[]> =>
  present(await withMarkets([MOST_ORDERS / 10, MOST_ORDERS], measure));
