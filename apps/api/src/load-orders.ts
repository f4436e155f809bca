import type { Database } from '@heizplatz/api-platform';
import { DEMO_SEED } from './demo/prepare-market';
import { seedMarketOrders } from './demo/orders/seed-market-orders';
import { randomStreams } from './demo/random/random-streams';
import { runImport } from './process/run-import';
import { subscribeModules } from './registry/subscriptions';

const USAGE = 'npm run load:orders -- [--orders 100000] [--customers 20000] [--name last]';

/** Parses numbers and names from their flags; undefined: an unexpected argument. */
function readArguments(args: readonly string[]): { orders: number; customers: number; name: string } | undefined {
  const read = { orders: 100_000, customers: 20_000, name: 'last' };
  for (let index = 0; index < args.length; index += 2) {
    const [flag, value = ''] = [args[index], args[index + 1]];
    const count = /^\d{1,7}$/.test(value) ? Number(value) : 0;
    if (flag === '--orders' && count > 0) read.orders = count;
    else if (flag === '--customers' && count > 0) read.customers = count;
    else if (flag === '--name' && /^[a-z\d-]{1,40}$/.test(value)) read.name = value;
    else return undefined;
  }
  return read;
}

/** Fills a database that has a market with many orders and customers, for measurements. */
async function loadOrders(db: Database, query: { orders: number; customers: number; name: string }): Promise<number> {
  const start = performance.now();
  const now = new Date();
  const made = await seedMarketOrders(db, {
    ...{ name: query.name, count: query.orders, households: query.customers, fitsReviews: false },
    ...{ today: now.toISOString().slice(0, 10), now, random: randomStreams(DEMO_SEED) },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(made === 0 ? `The orders '${query.name}' already exist.` : `Created ${made} orders in ${seconds} s.`);
  return 0;
}

subscribeModules();
const query = readArguments(process.argv.slice(2));
if (query) void runImport((db) => loadOrders(db, query));
else {
  console.error(`Usage: ${USAGE}`);
  process.exitCode = 2;
}
