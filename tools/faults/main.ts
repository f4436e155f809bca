import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readyGuests, readyOrders } from '../bench/ready-orders.ts';
import { compare, isWhole } from './compare.ts';
import { MailServer } from './mail-server.ts';
import { type OwnHouse, startOwnHouse } from './own-house.ts';
import { printTables } from './print-tables.ts';
import { readStored } from './read-stored.ts';
import { runFaults } from './run-faults.ts';
import { settle } from './settle.ts';
import { keysOf, shop } from './shoppers.ts';

/**
 * `npm run test:faults [-- --seconds 300 --seed TEXT]`: the whole marketplace, in which things die at random while 20
 * connections order; then each acknowledged order is compared with database and mail server. Prints a table; fails when
 * one order or mail is lost or there twice, or when something does not come back.
 */
const CONNECTIONS = 20;
const PAUSE_MS = 1000;
const QUIET_MS = 1000;
const GUESTS = 20;

const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
const seconds = Number(values.seconds ?? 300);
const seed = values.seed ?? randomBytes(4).toString('hex');
if (!(seconds > 0)) throw new Error(`--seconds ${values.seconds}: a number above 0 is needed`);
console.log(`Seed ${seed}, ${seconds} s, ${CONNECTIONS} connections.`);

const mailServer = new MailServer();
const house = await startOwnHouse({ SMTP_URL: `smtp://127.0.0.1:${await mailServer.start()}` });
let isGood = false;
try {
  isGood = await run(house);
} finally {
  await house.stop();
  await mailServer.stop();
}
process.exit(isGood ? 0 : 1);

async function run({ databaseUrl, port, apiPort }: OwnHouse): Promise<boolean> {
  const zipCodes = ['10115', '20095', '50667', '80331', '70173'];
  const market = { port: apiPort, pid: house.pid, dealers: 0, databaseUrl, zipCodes };
  const ordersEach = Math.ceil((seconds * CONNECTIONS * 1000) / PAUSE_MS / GUESTS);
  const orders = await readyOrders(market, await readyGuests(market, GUESTS), ordersEach);

  const closing = new AbortController();
  const shopping = shop({
    ...{ origin: `http://localhost:${port}`, orders, connections: CONNECTIONS },
    ...{ pauseMs: PAUSE_MS, closing: closing.signal },
  });
  const surroundings = { house, mailServer, lastsMs: Math.min(3000, seconds * 100) };
  const untilMs = performance.now() + seconds * 1000;
  const struck = await runFaults(surroundings, { seed, untilMs, quietMs: QUIET_MS }).finally(() => closing.abort());
  const shopped = await shopping;

  console.log('The shoppers are done; waiting for their mails.');
  const settledMs = await settle(databaseUrl);
  const stored = await readStored(databaseUrl, keysOf(shopped));
  const comparison = compare(shopped, stored, mailServer.taken);
  printTables(struck, shopped, comparison, settledMs);
  return isWhole(comparison) && shopped.refused.length === 0;
}
