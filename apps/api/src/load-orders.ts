import { parseArgs } from 'node:util';
import type { Database } from '@heizplatz/api-platform';
import { DEMO_SEED } from './demo/prepare-market';
import { randomStreams } from './demo/random/random-streams';
import { loadMarket, type MarketSize } from './demo/size/load-market';
import { runImport } from './process/run-import';
import { subscribeModules } from './registry/subscriptions';

const USAGE = 'npm run load:orders -- [--orders 100000] [--customers 20000] [--dealers 4000] [--years 5] [--name last]';
const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;

/** Undefined: an unexpected argument. */
function readArguments(args: readonly string[]): MarketSize | undefined {
  const options = {
    ...{ orders: text('100000'), customers: text('20000'), name: text('last') },
    ...{ dealers: text('0'), years: text('0') },
  };
  try {
    const { name, ...counts } = parseArgs({ args: [...args], options }).values;
    const areCounts = Object.values(counts).every((value) => /^\d{1,8}$/.test(value));
    if (!areCounts || Number(counts.orders) === 0 || Number(counts.customers) === 0 || !/^[a-z\d-]{1,40}$/.test(name))
      return undefined;
    const { orders, customers, dealers, years } = counts;
    return { name, orders: +orders, customers: +customers, dealers: +dealers, years: +years };
  } catch {
    return undefined;
  }
}

/** Fills a database that has a market with many orders and customers, for measurements. */
async function loadOrders(db: Database, size: MarketSize): Promise<number> {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  const made = await loadMarket(db, size, {
    ...{ now: new Date(), random: randomStreams(DEMO_SEED) },
    log: (message) => console.log(`${seconds()} s: ${message}`),
  });
  console.log(made === 0 ? `The orders '${size.name}' already exist.` : `Created ${made} orders in ${seconds()} s.`);
  return 0;
}

subscribeModules();
const size = readArguments(process.argv.slice(2));
// Of millions of orders a single statement takes minutes.
if (size) runImport((db) => loadOrders(db, size), 0);
else {
  console.error(`Usage: ${USAGE}`);
  process.exitCode = 2;
}
