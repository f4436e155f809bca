import { parseArgs } from 'node:util';
import { readyGuests, readyOrders } from '../bench/ready-orders.ts';
import { compare, isComplete } from '../faults/compare.ts';
import { PageVisitors } from '../faults/page-visitors.ts';
import { printTables } from '../faults/print-tables.ts';
import { readStored } from '../faults/read-stored.ts';
import { settle } from '../faults/settle.ts';
import { getKeys, shop } from '../faults/shoppers.ts';
import { checkAgreement } from './agreement.ts';
import { check, type CheckResult, expectTrue } from './checks.ts';
import { strikeAll } from './cluster-faults.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { checkRollingDeploy } from './rolling-deploy.ts';

/**
 * `npm run test:cluster [-- --quiet-seconds 3]`: what deploy/ describes, as processes of this machine. Checks that the nodes
 * agree, then kills one of each under orders and pages, and compares each acknowledged order with database and mail server.
 */
const CONNECTIONS = 10;
const PAUSE_MS = 500;
const GUESTS = 10;
const ORDERS_EACH = 120;
const LASTS_MS = 2000;

const { values } = parseArgs({ options: { 'quiet-seconds': { type: 'string' } } });
const quietMs = Number(values['quiet-seconds'] ?? 3) * 1000;
if (!(quietMs > 0)) throw new Error(`--quiet-seconds ${values['quiet-seconds']}: a number above 0 is needed`);

const fromMs = performance.now();
const seconds = () => `${((performance.now() - fromMs) / 1000).toFixed(1)} s`;
const cluster = await startCluster();
const results: CheckResult[] = [];
try {
  console.log(
    `PostgreSQL with a replica, Valkey, an S3 store, ${cluster.nodes.length} APIs, ${cluster.nodes.length} shells and nginx run after ${seconds()}.`,
  );
  results.push(...(await checkAgreement(cluster)), await checkRollingDeploy(cluster), ...(await checkFaults(cluster)));
} finally {
  await cluster.stop();
}
const failed = results.filter(({ failure }) => failure !== null).length;
console.log(`After ${seconds()}:\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function checkFaults(running: Cluster): Promise<CheckResult[]> {
  const { nodes, nginx, databaseUrl, mailServer } = running;
  const market = {
    port: nodes[0]?.apiPort ?? 0,
    pid: process.pid,
    dealers: 0,
    databaseUrl,
    zipCodes: ['10115', '50667', '80331'],
  };
  const requests = await readyOrders(market, await readyGuests(market, GUESTS), ORDERS_EACH);
  const since = new Date();
  const origins = [`http://localhost:${nginx.port}`];
  const pages = new PageVisitors(origins);
  const closing = new AbortController();
  const orders = requests.map((request) => ({ request }));
  const shopping = shop({ origins, orders, connections: CONNECTIONS, pauseMs: PAUSE_MS, closing: closing.signal });
  const struck = await strikeAll(running, { pages, quietMs, lastsMs: LASTS_MS }).finally(() => closing.abort());
  const shopped = await shopping;
  await pages.stop();
  const settledMs = await settle(databaseUrl);
  const comparison = compare(shopped, await readStored(databaseUrl, getKeys(shopped), since), mailServer.taken);
  printTables({ struck, shopped, comparison, credits: null, settledMs, pages: pages.seen });
  return [
    await check('each acknowledged order and each mail is there once', async () => {
      expectTrue(isComplete(comparison) && shopped.refused.length === 0, 'see the table');
      return `${comparison.acknowledged} orders, ${comparison.stored} stored`;
    }),
    ...(await Promise.all(
      struck.map(({ name, isHidden, recoveredMs }) =>
        check(name, async () => {
          const seen = pages.seen.get(name) ?? { requestCount: 0, failures: [] };
          expectTrue(!isHidden || seen.failures.length === 0, `pages failed: ${seen.failures.join('; ')}`);
          return `all ready after ${Math.round(recoveredMs[0] ?? 0)} ms, ${seen.failures.length} of ${seen.requestCount} pages failed`;
        }),
      ),
    )),
  ];
}
