import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readyGuests, readyOrders } from '../bench/ready-orders.ts';
import { compare, isWhole } from '../faults/compare.ts';
import { MailServer } from '../faults/mail-server.ts';
import { type OwnHouse, startOwnHouse } from '../faults/own-house.ts';
import { readStored } from '../faults/read-stored.ts';
import { settle } from '../faults/settle.ts';
import { keysOf, shop } from '../faults/shoppers.ts';
import { imports } from './load/imports.ts';
import { keepActing } from './load/keep-acting.ts';
import { releases } from './load/releases.ts';
import { staff } from './load/staff.ts';
import { visitors } from './load/visitors.ts';
import { printRun } from './print-run.ts';
import { takeSample } from './sample.ts';
import { judge, type TimedSample } from './verdict.ts';

/**
 * `npm run test:soak [-- --minutes 60]`: the whole marketplace under visitors, orders, staff, price imports and switches of
 * remotes, looked at every ten seconds. Prints what each kind of work met, and memory, handles, connections and disk over
 * the run. Fails when a request failed, an order or mail is lost or there twice, or when something grows without bound.
 */
const SAMPLE_MS = 10_000;
const MS_PER_HOUR = 3_600_000;
const MS_PER_MINUTE = 60_000;
/** An order every two seconds. */
const SHOPPERS = 2;
const SHOPPER_PAUSE_MS = 4000;
const GUESTS = 20;
const ZIP_CODES = ['10115', '20095', '50667', '80331', '70173'];

const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
const minutes = Number(values.minutes ?? 60);
if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes}: a number above 0 is needed`);

console.log(`${minutes} minutes; the marketplace starts.`);
const mailServer = new MailServer();
const house = await startOwnHouse({
  environment: { SMTP_URL: `smtp://127.0.0.1:${await mailServer.start()}` },
  nodes: 1,
});
// The release command's own code reads it.
process.env['RELEASES_DIR'] = house.releasesDir;
let isGood = false;
try {
  isGood = await run(house);
} finally {
  await house.stop();
  await mailServer.stop();
}
process.exit(isGood ? 0 : 1);

async function run({ databaseUrl, nodes, pid }: OwnHouse): Promise<boolean> {
  const [{ port, apiPort } = { port: 0, apiPort: 0 }] = nodes;
  const market = { port: apiPort, pid, dealers: 0, databaseUrl, zipCodes: ZIP_CODES };
  const ordersEach = Math.ceil((minutes * MS_PER_MINUTE * SHOPPERS) / SHOPPER_PAUSE_MS / GUESTS) + 1;
  const requests = await readyOrders(market, await readyGuests(market, GUESTS), ordersEach);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let order: string | undefined;
  const loads = [await visitors(port), staff(apiPort, () => order), await imports(apiPort, databaseUrl), releases()];

  const since = new Date();
  const closing = new AbortController();
  const working = loads.map((load) => keepActing(load, closing.signal));
  const shopping = shop({
    ...{ origins: [`http://localhost:${port}`], orders: requests.map((request) => ({ request })) },
    ...{ connections: SHOPPERS, pauseMs: SHOPPER_PAUSE_MS, closing: closing.signal },
  });
  const samples: TimedSample[] = [];
  const from = performance.now();
  for (let passed = 0; passed < minutes * MS_PER_MINUTE; passed = performance.now() - from) {
    const figures = await takeSample(house, client);
    samples.push({ hours: passed / MS_PER_HOUR, figures });
    if (samples.length % 6 === 1) tell(passed, figures);
    order = (await client.query<{ number: string }>('select number from orders order by placed_at desc limit 1'))
      .rows[0]?.number;
    await pause(SAMPLE_MS);
  }
  closing.abort();
  const acted = await Promise.all(working);
  const shopped = await shopping;
  await settle(databaseUrl);
  const comparison = compare(shopped, await readStored(databaseUrl, keysOf(shopped), since), mailServer.taken);
  await client.end();
  const judged = judge(samples, comparison.stored);
  printRun({ acted, shopped, comparison, judged });
  return (
    isWhole(comparison) &&
    shopped.failures.size === 0 &&
    shopped.refused.length === 0 &&
    acted.every(({ failures }) => failures.length === 0) &&
    judged.every(({ isBounded }) => isBounded)
  );
}

function tell(passedMs: number, figures: Readonly<Record<string, number>>): void {
  const said = ['API memory MB', 'shell memory MB', 'database connections', 'database size MB'].map(
    (name) => `${name} ${Math.round(figures[name] ?? 0)}`,
  );
  console.log(`${Math.round(passedMs / MS_PER_MINUTE)} min: ${said.join(', ')}`);
}
