import { startDatabase } from '../database/start-database.ts';
import { buildAll } from './build-all.ts';
import { startMockServices } from './mock-services.ts';
import { publishChanged } from './publish-changed.ts';
import { childEnvironment, databaseDir, describeAddresses, readSettings } from './settings.ts';
import { startProcess, type RunningProcess } from './start-process.ts';

/**
 * `npm start`: builds what changed, publishes the remotes to the local registry, and starts database, API and shell.
 * PORT (4200) and DATABASE_URL are read; without the latter the embedded PostgreSQL runs under .data/. A demo without
 * RATEPAY_URL gets the payment provider's double, and likewise each other foreign service.
 */
const settings = readSettings(process.env);

const step = (text: string) => console.log(`· ${text}`);
const running: RunningProcess[] = [];
let stopDatabase: () => Promise<void> = async () => undefined;
let stopping = false;

process.on('SIGINT', () => void stopAll(0));
process.on('SIGTERM', () => void stopAll(0));

try {
  await startAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll(1);
}

async function startAll(): Promise<void> {
  const from = Date.now();
  if (process.env['SKIP_BUILD'] !== '1') {
    step('Building what changed …');
    buildAll();
  }
  publishChanged(new Date());
  const builtAt = Date.now();
  const environment = childEnvironment(settings);
  if (!process.env['DATABASE_URL']) {
    step('Starting the database …');
    const database = await startDatabase({ dataDir: databaseDir(settings) });
    stopDatabase = database.stop;
    Object.assign(environment, { DATABASE_URL: database.url });
  }
  if (settings.mode === 'demo') {
    step('Starting the mock services …');
    const hooks = { onStart: (started: RunningProcess) => void running.push(started), onExit };
    Object.assign(environment, await startMockServices(settings.port, hooks));
  }
  step('Starting the API (the first start fills the demo market) …');
  running.push(await startProcess('API', 'dist/apps/api/main.js', environment, (code) => onExit('API', code)));
  step('Starting the shell …');
  running.push(
    await startProcess(
      'Shell',
      'dist/apps/shell/server/main.js',
      { ...environment, API_URL: `http://127.0.0.1:${settings.apiPort}` },
      (code) => onExit('Shell', code),
    ),
  );
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(`
Heizplatz runs (built in ${seconds(builtAt - from)} s, started in ${seconds(Date.now() - builtAt)} s):${describeAddresses(settings)}`);
}

function onExit(name: string, code: number | null): void {
  if (stopping) return;
  console.error(`${name} ended (${code ?? 'signal'}).`);
  void stopAll(1);
}

async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const one of running.toReversed()) await one.stop();
  await stopDatabase();
  process.exit(code);
}
