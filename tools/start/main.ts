import { startDatabase } from '../database/start-database.ts';
import { buildApi, buildRemaining } from './build-all.ts';
import { checkStart } from './check-start.ts';
import { startMockServices } from './mock-services.ts';
import { publishChanged } from './publish-changed.ts';
import { childEnvironment, databaseDir, describeAddresses, readSettings, type StartSettings } from './settings.ts';
import { lockFolder } from './start-lock.ts';
import { startProcess } from './start-process.ts';
import { type Begin, supervise } from './supervise.ts';

/**
 * `npm start`: builds what changed, publishes the remotes to the local registry, and runs database, API and shell; one
 * that ends is started again while the others go on. PORT (4200) and DATABASE_URL are read; without the latter the embedded
 * PostgreSQL runs under .data/. A demo without RATEPAY_URL gets the payment provider's mock service, and likewise each other
 * foreign service.
 */
const step = (text: string) => console.log(`· ${text}`);
/** What to undo, in the opposite order. */
const undo: (() => unknown)[] = [];
const starting = new AbortController();
let stopping = false;

process.on('SIGINT', () => void stopAll(0));
process.on('SIGTERM', () => void stopAll(0));
// Neither ends what runs: each process is looked after apart.
process.on('unhandledRejection', (error) => console.error(error));
stopWithParent();

try {
  await startAll(readSettings(process.env));
} catch (error) {
  // What was stopped on purpose has nothing to say.
  if (!starting.signal.aborted) console.error(error instanceof Error ? error.message : error);
  await stopAll(1);
}

/** The API fills the demo market on its first start, while shell and remotes are built. */
async function startAll(settings: StartSettings): Promise<void> {
  const from = Date.now();
  await checkStart({ ...settings, databaseUrl: process.env['DATABASE_URL'] });
  undo.push(lockFolder(settings.dataDir));
  const isBuilding = process.env['SKIP_BUILD'] !== '1';
  if (isBuilding) step('Building what changed …');
  const [environment] = await Promise.all([startServices(settings), isBuilding && buildApi(starting.signal)]);

  step('Starting the API (the first start fills the demo market) …');
  const api = keepRunning('API', (onExit, signal) =>
    startProcess('API', 'dist/apps/api/main.js', environment, onExit, signal),
  );
  const built = isBuilding ? buildRemaining(starting.signal) : Promise.resolve();
  const published = built.then(() => publishChanged({ now: new Date(), say: step })).then(() => Date.now());
  const [builtAt] = await Promise.all([published, api]);

  step('Starting the shell …');
  const shellEnvironment = { ...environment, API_URL: `http://127.0.0.1:${settings.apiPort}` };
  await keepRunning('Shell', (onExit, signal) =>
    startProcess('Shell', 'dist/apps/shell/server/main.js', shellEnvironment, onExit, signal),
  );
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(`
Heizplatz runs after ${seconds(Date.now() - from)} s (built after ${seconds(builtAt - from)} s):${describeAddresses(settings)}`);
}

/** Database and mock services; answers the environment that leads to them. */
async function startServices(settings: StartSettings): Promise<NodeJS.ProcessEnv> {
  const environment = childEnvironment(settings);
  if (!process.env['DATABASE_URL']) {
    step('Starting the database …');
    Object.assign(environment, { DATABASE_URL: await keepDatabase(databaseDir(settings)) });
  }
  if (settings.mode === 'demo') {
    step('Starting the mock services …');
    Object.assign(environment, await startMockServices(settings.port, keepRunning));
  }
  return environment;
}

/** The embedded database, on the same port after each start; answers its URL. */
async function keepDatabase(dataDir: string): Promise<string> {
  let url = '';
  await keepRunning('Database', async (onExit) => {
    const database = await startDatabase({ dataDir, ...(url && { port: Number(new URL(url).port) }) });
    url = database.url;
    void database.exited.then(() => onExit(null));
    return database;
  });
  return url;
}

async function keepRunning(name: string, begin: Begin): Promise<void> {
  const running = await supervise(name, begin, { say: console.error, signal: starting.signal });
  undo.push(() => running.stop());
}

/** npm and the shell that it starts this by may be killed without a word; whoever holds the terminal then wants it ended. */
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stopAll(0), 500).unref();
}

async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  starting.abort();
  for (const step of undo.toReversed()) await step();
  process.exit(code);
}
