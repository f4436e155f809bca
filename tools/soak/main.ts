import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { compare, isComplete } from '../faults/compare.ts';
import { MailServer } from '../faults/mail-server.ts';
import { type OwnSystem, startOwnSystem } from '../faults/own-system.ts';
import { readStored } from '../faults/read-stored.ts';
import { settle } from '../faults/settle.ts';
import { getKeys } from '../faults/shoppers.ts';
import { IMPORT, imports } from './load/imports.ts';
import { runLoad } from './load/run-load.ts';
import { placeOrders } from './load/orders.ts';
import { releases, SWITCH } from './load/releases.ts';
import { finance, support } from './load/staff.ts';
import { visitors } from './load/visitors.ts';
import { printRun } from './print-run.ts';
import { RequestLog } from './request-log.ts';
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
const ZIP_CODES = ['10115', '20095', '50667', '80331', '70173'];

const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
const minutes = Number(values.minutes ?? 60);
if (!(minutes > 0)) throw new Error(`--minutes must be a number above 0, not ${values.minutes}`);

console.log(`Starting Heizplatz; the run takes ${minutes} minutes.`);
const metricsToken = randomBytes(32).toString('hex');
const mailServer = new MailServer();
const system = await startOwnSystem({
  environment: { SMTP_URL: `smtp://127.0.0.1:${await mailServer.start()}`, METRICS_TOKEN: metricsToken },
  nodes: 1,
});
// The release command's own code reads it.
process.env['RELEASES_DIR'] = system.releasesDir;
let isGood = false;
try {
  isGood = await run(system);
} finally {
  await system.stop();
  await mailServer.stop();
}
process.exit(isGood ? 0 : 1);

async function run({ databaseUrl, nodes, pid }: OwnSystem): Promise<boolean> {
  const [{ port, apiPort } = { port: 0, apiPort: 0 }] = nodes;
  const market = { port: apiPort, pid, dealers: 0, databaseUrl, zipCodes: ZIP_CODES };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let order: string | undefined;
  const loads = [
    ...[await visitors(port), support(apiPort, () => order), finance(apiPort)],
    ...[await imports(apiPort, databaseUrl), releases()],
  ];

  const since = new Date();
  const closing = new AbortController();
  const log = new RequestLog({ onFailure: console.log });
  const working = loads.map((load) => runLoad(load, log, closing.signal));
  const shopping = placeOrders({ market, origin: `http://localhost:${port}`, log, closing: closing.signal });
  const samples: TimedSample[] = [];
  const from = performance.now();
  let notifies = 0;
  for (let passed = 0; passed < minutes * MS_PER_MINUTE; passed = performance.now() - from) {
    const sample = await log.time('sample', () => takeSample({ system, client, metricsToken })).catch(() => undefined);
    if (sample) samples.push({ hours: passed / MS_PER_HOUR, metrics: sample });
    if (sample && passed >= notifies * MS_PER_MINUTE) notify((notifies += 1) - 1, sample, log);
    order = (await client.query<{ number: string }>('select number from orders order by placed_at desc limit 1'))
      .rows[0]?.number;
    await pause(SAMPLE_MS);
  }
  closing.abort();
  await Promise.all(working);
  const shopped = await shopping;
  await settle(databaseUrl);
  const comparison = compare(shopped, await readStored(databaseUrl, getKeys(shopped), since), mailServer.taken);
  const judged = judge(samples, {
    ...{ orders: comparison.stored, imports: log.countOf(IMPORT), switches: log.countOf(SWITCH) },
    maxWalMb: await readMaxWalMb(client),
  });
  await client.end();
  printRun({ log, shopped, comparison, judged });
  return (
    isComplete(comparison) &&
    shopped.failures.size === 0 &&
    shopped.refused.length === 0 &&
    log.failures.length === 0 &&
    judged.length > 0 &&
    judged.every(({ isBounded }) => isBounded)
  );
}

async function readMaxWalMb(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ mb: number }>(
    `select pg_size_bytes(current_setting('max_wal_size'))::float8 / 1048576 as mb`,
  );
  return rows[0]?.mb ?? 0;
}

function notify(minute: number, metrics: Readonly<Record<string, number>>, log: RequestLog): void {
  const notices = ['API memory MB', 'shell memory MB', 'database connections', 'database size MB'].map(
    (name) => `${name} ${Math.round(metrics[name] ?? 0)}`,
  );
  const requests = log.kinds().reduce((sum, { count }) => sum + count, 0);
  console.log(`${minute} min: ${notices.join(', ')}, requests ${requests}, failed ${log.failures.length}`);
}
