import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readyGuests, readyOrders } from '../bench/ready-orders.ts';
import { areCreditsWhole } from './compare-credits.ts';
import { compare, isComplete } from './compare.ts';
import { creditOrders } from './credit-orders.ts';
import { MailServer } from './mail-server.ts';
import { type OwnSystem, startOwnSystem } from './own-system.ts';
import { PageVisitors } from './page-visitors.ts';
import { printTables } from './print-tables.ts';
import { readStored } from './read-stored.ts';
import { settleCredits } from './read-credits.ts';
import { areHidden, runFaults } from './run-faults.ts';
import { settle } from './settle.ts';
import { getKeys, shop } from './shoppers.ts';
import { canFillDisk } from './strikes/full-disk.ts';
import { Valkey } from './valkey.ts';

/**
 * `npm run test:faults [-- --seconds 300 --seed TEXT]`: the whole marketplace with two APIs and two shells, in which things
 * die at random while 20 connections order; then each acknowledged order is compared with database, mail server and
 * payment provider. Prints a table; fails when one order, mail or credit is lost or there twice, when something does not
 * come back, or when visitors noticed what they must not.
 */
const CONNECTIONS = 20;
const PAUSE_MS = 1000;
const QUIET_MS = 1000;
const GUESTS = 20;
/** APIs, and shells. */
const NODES = 2;
/** One of so many orders is on credit, while there are some. */
const CREDIT_EVERY = 20;
/** Where the payment provider's mock service listens (start/mock-services.ts). */
const RATEPAY_OFFSET = 5;

const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
const seconds = Number(values.seconds ?? 300);
const seed = values.seed ?? randomBytes(4).toString('hex');
if (!(seconds > 0)) throw new Error(`--seconds must be a number above 0, not ${values.seconds}`);
console.log(`Seed ${seed}, ${seconds} s, ${CONNECTIONS} connections.`);

const mailServer = new MailServer();
const valkey = new Valkey();
if (!canFillDisk()) throw new Error('Cannot find prlimit, which simulates a full disk; install util-linux.');
const system = await startOwnSystem({
  environment: {
    ...{ SMTP_URL: `smtp://127.0.0.1:${await mailServer.start()}`, REDIS_URL: await valkey.start() },
    // The provider's timeout for one shopper is no outage for the next; a late response arrives in its time limit.
    ...{ RATEPAY_OUTAGE_MS: '0', LATE_MS: '2000' },
  },
  nodes: NODES,
});
let isGood = false;
try {
  isGood = await run(system);
} finally {
  await system.stop();
  await valkey.kill();
  await mailServer.stop();
}
process.exit(isGood ? 0 : 1);

async function run({ databaseUrl, nodes, pid, internalErrors }: OwnSystem): Promise<boolean> {
  const [{ port, apiPort } = { port: 0, apiPort: 0 }] = nodes;
  const zipCodes = ['10115', '20095', '50667', '80331', '70173'];
  const market = { port: apiPort, pid, dealers: 0, databaseUrl, zipCodes };
  const ordersEach = Math.ceil((seconds * CONNECTIONS * 1000) / PAUSE_MS / GUESTS);
  const invoiced = await readyOrders(market, await readyGuests(market, GUESTS), ordersEach);
  const onCredit = await creditOrders(market, Math.ceil(seconds / 2));
  const orders = invoiced.flatMap((request, at) => {
    const credit = at % CREDIT_EVERY === 0 ? onCredit[at / CREDIT_EVERY] : undefined;
    return credit ? [credit, { request }] : [{ request }];
  });

  const since = new Date();
  const origins = nodes.map((node) => `http://localhost:${node.port}`);
  const pages = new PageVisitors(origins);
  const closing = new AbortController();
  const shopping = shop({ origins, orders, connections: CONNECTIONS, pauseMs: PAUSE_MS, closing: closing.signal });
  const dependencies = { system, mailServer, valkey, lastsMs: Math.min(3000, seconds * 100) };
  const untilMs = performance.now() + seconds * 1000;
  const struck = await runFaults(dependencies, { seed, untilMs, quietMs: QUIET_MS, pages }).finally(() =>
    closing.abort(),
  );
  const shopped = await shopping;
  await pages.stop();

  console.log('The shoppers are done. Waiting for their mails and for the release of unused credits …');
  const settledMs = await settle(databaseUrl);
  const comparison = compare(shopped, await readStored(databaseUrl, getKeys(shopped), since), mailServer.taken);
  const credits = await settleCredits(databaseUrl, port + RATEPAY_OFFSET);
  printTables({ struck, shopped, comparison, credits, settledMs, pages: pages.seen });
  for (const line of internalErrors.slice(0, 5)) console.log(line);
  return (
    isComplete(comparison) && areCreditsWhole(credits) && shopped.refused.length === 0 && areHidden(struck, pages.seen)
  );
}
