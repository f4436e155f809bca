import { startDatabase } from '../database/start-database.ts';
import { buildApi, buildRemaining } from './build-all.ts';
import { startMockServices } from './mock-services.ts';
import { publishChanged } from './publish-changed.ts';
import { childEnvironment, databaseDir, describeAddresses, readSettings } from './settings.ts';
import { startProcess, type RunningProcess } from './start-process.ts';

/**
 * `npm start`: builds what changed, publishes the remotes to the local registry, and starts database, API and shell.
 * PORT (4200) and DATABASE_URL are read; without the latter the embedded PostgreSQL runs under .data/. A demo without
 * RATEPAY_URL gets the payment provider's mock service, and likewise each other foreign service.
 */
const settings = readSettings(process.env);

const step = (text: string) => console.log(`· ${text}`);
const running: RunningProcess[] = [];
let stopDatabase: () => Promise<void> = async () => undefined;
let stopping = false;
const starting = new AbortController();

process.on('SIGINT', () => void stopAll(0));
process.on('SIGTERM', () => void stopAll(0));

try {
  await startAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll(1);
}

/** The API fills the demo market on its first start, while shell and remotes are built. */
async function startAll(): Promise<void> {
  const from = Date.now();
  const isBuilding = process.env['SKIP_BUILD'] !== '1';
  if (isBuilding) step('Building what changed …');
  const [environment] = await Promise.all([startServices(), isBuilding && buildApi()]);

  step('Starting the API (the first start fills the demo market) …');
  const api = startProcess('API', 'dist/apps/api/main.js', environment, (code) => onExit('API', code), starting.signal);
  const built = isBuilding ? buildRemaining() : Promise.resolve();
  const published = built.then(() => publishChanged(new Date())).then(() => Date.now());
  const [builtAt] = await Promise.all([published, api.then((started) => running.push(started))]);

  step('Starting the shell …');
  const shellEnvironment = { ...environment, API_URL: `http://127.0.0.1:${settings.apiPort}` };
  const file = 'dist/apps/shell/server/main.js';
  running.push(await startProcess('Shell', file, shellEnvironment, (code) => onExit('Shell', code), starting.signal));
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(`
Heizplatz runs after ${seconds(Date.now() - from)} s (built after ${seconds(builtAt - from)} s):${describeAddresses(settings)}`);
}

/** Database and mock services; answers the environment that leads to them. */
async function startServices(): Promise<NodeJS.ProcessEnv> {
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
  return environment;
}

function onExit(name: string, code: number | null): void {
  if (stopping) return;
  console.error(`${name} ended (${code ?? 'signal'}).`);
  void stopAll(1);
}

async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  starting.abort();
  for (const one of running.toReversed()) await one.stop();
  await stopDatabase();
  process.exit(code);
}
