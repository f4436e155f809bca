import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { archivingInto } from '../backup/archive-settings.ts';
import { startDatabase } from '../database/start-database.ts';
import { buildForStart, type StartBuilds } from './build-all.ts';
import { getShellEnvironment } from './shell-environment.ts';
import { checkStart } from './check-start.ts';
import { whenFirstPagesCome } from './first-pages.ts';
import { createSystem } from './system.ts';
import { ROOT } from '../build/workspace.ts';
import { startMockServices } from './mock-services.ts';
import {
  childEnvironment,
  databaseDir,
  describeAddresses,
  nodePorts,
  readSettings,
  type StartSettings,
} from './settings.ts';
import { lockFolder } from './start-lock.ts';
import { beginProcess } from './begin-process.ts';

/**
 * `npm start`: builds what changed, publishes the remotes to the local registry, and runs database, API and shell; one
 * that ends is started again while the others go on. It says that it runs once the home pages come. PORT (4200), NODES (1)
 * and DATABASE_URL are read; without the latter the embedded PostgreSQL runs under DATA_DIR (.data), where releases and keys
 * lie too. A demo without RATEPAY_URL gets the payment provider's mock service, and likewise each other foreign service.
 */
const step = (text: string) => console.log(`· ${text}`);
const NOTHING_TO_BUILD: StartBuilds = { api: Promise.resolve(), others: Promise.resolve() };
const system = createSystem();
await system.run(() => startAll(readSettings(process.env)));

/** The API fills the demo market on its first start, while shell and remotes are built. */
async function startAll(settings: StartSettings): Promise<void> {
  const from = Date.now();
  await checkStart({ ...settings, databaseUrl: process.env['DATABASE_URL'] });
  system.onStop(lockFolder(settings.dataDir));
  const isBuilding = process.env['SKIP_BUILD'] !== '1';
  if (isBuilding) step('Building what changed …');
  const builds = isBuilding ? buildForStart(system.signal, step) : NOTHING_TO_BUILD;
  // They are awaited later.
  builds.others.catch(() => undefined);
  const [environment] = await Promise.all([startServices(settings), builds.api]);

  step('Starting the API (the first start fills the demo market) …');
  const nodes = nodePorts(settings);
  const apis = startNodes(
    'API',
    'dist/apps/api/main.js',
    nodes.map(({ apiPort }) => ({ ...environment, API_PORT: String(apiPort) })),
  );
  // Its database has the release pointer, once it was migrated.
  const [builtAt] = await Promise.all([builds.others.then(() => Date.now()), apis]);
  await publish(environment);

  step('Starting the shell …');
  const API_URL = nodes.map(({ apiPort }) => `http://127.0.0.1:${apiPort}`).join();
  await startNodes(
    'Shell',
    'dist/apps/shell/server/main.js',
    nodes.map(({ port }) => getShellEnvironment({ ...environment, API_URL, PORT: String(port) })),
  );
  const { signal } = system;
  const host = process.env['HOST'];
  const troubles = await Promise.all(nodes.map(({ port }) => whenFirstPagesCome({ port, host, signal })));
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(`
Heizplatz runs after ${seconds(Date.now() - from)} s (built after ${seconds(builtAt - from)} s):${describeAddresses(settings)}`);
  for (const trouble of troubles.flat()) console.error(trouble);
}

/** What has changed since the last start; it has said why it fails. */
async function publish(env: NodeJS.ProcessEnv): Promise<void> {
  const { signal } = system;
  const child = spawn(process.execPath, ['tools/start/publish.ts'], {
    cwd: ROOT,
    env,
    signal,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code]: (number | null)[] = await once(child, 'exit');
  if (code !== 0) throw new Error('The builds could not be published.');
}

/** One process for each environment: the first one alone, since it migrates and fills the database, then the others. */
async function startNodes(
  name: string,
  file: string,
  [first = {}, ...others]: readonly NodeJS.ProcessEnv[],
): Promise<void> {
  const start = (environment: NodeJS.ProcessEnv, label: string) =>
    system.keepProcessRunning(label, beginProcess(label, file, environment));
  await start(first, name);
  await Promise.all(others.map((environment, at) => start(environment, `${name} ${at + 2}`)));
}

/** Database and mock services; returns the environment that points to them. */
async function startServices(settings: StartSettings): Promise<NodeJS.ProcessEnv> {
  const environment = childEnvironment(settings);
  if (!process.env['DATABASE_URL']) {
    step('Starting the database …');
    Object.assign(environment, { DATABASE_URL: await superviseDatabase(databaseDir(settings), settings.databasePort) });
  }
  if (settings.mode === 'demo') {
    step('Starting the mock services …');
    Object.assign(environment, await startMockServices(settings.port, system.keepProcessRunning));
  }
  return environment;
}

/** The embedded database, on the same port after each start; returns its URL. One that already runs keeps its own port. */
async function superviseDatabase(dataDir: string, firstPort: number): Promise<string> {
  let url = '';
  await system.keepProcessRunning('Database', async (onExit) => {
    const settings = archivingInto(process.env['BACKUP_DIR'], dataDir);
    const database = await startDatabase({ dataDir, settings, port: url ? Number(new URL(url).port) : firstPort });
    url = database.url;
    void database.exited.then(() => onExit(null));
    return database;
  });
  return url;
}
