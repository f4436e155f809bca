import { execFileSync } from 'node:child_process';
import { REMOTE_NAMES } from '../build/apps.ts';
import { ROOT } from '../build/workspace.ts';
import { startDatabase } from '../database/start-database.ts';
import { startMockServices } from '../start/mock-services.ts';
import { publishChanged } from '../start/publish-changed.ts';
import { type Begin, supervise } from '../start/supervise.ts';
import { childEnvironment, databaseDir, describeAddresses, readSettings } from '../start/settings.ts';
import { parseArguments } from './arguments.ts';
import { type TypeCheck, watchTypes } from './check-types.ts';
import { developmentCache, developmentRegistry } from './development-folders.ts';
import { clearRegistry } from './development-release.ts';
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts';
import { watchApp, type WatchedApp } from './watched-app.ts';

/**
 * `npm run dev [remote…]`: the whole on the embedded database, with shell, API and the named remotes (all by default) built
 * anew as their sources change. Other remotes are built once, as in production. Variables as for `npm start`.
 */
const from = Date.now();
const settings = readSettings(process.env);
process.env['RELEASES_DIR'] = developmentRegistry();
// Of a registry that each start makes anew, the database knows nothing.
process.env['RELEASE_POINTER'] = 'folder';

const step = (text: string) => console.log(`· ${text}`);
const stops: (() => unknown)[] = [];
let stopping = false;

process.on('SIGINT', () => void stopAll(0));
process.on('SIGTERM', () => void stopAll(0));

try {
  await start(parseArguments(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll(1);
}

async function start(remotes: readonly string[]): Promise<void> {
  clearRegistry();
  await buildOthers(remotes);
  const environment = {
    ...childEnvironment(settings),
    PAGE_CACHE_MB: '0',
    RELEASES_DIR: developmentRegistry(),
    // Packages are compiled once, not at each exchange of a process.
    NODE_COMPILE_CACHE: `${developmentCache()}/node`,
  };
  const watched = new Map<string, WatchedApp>();
  let serve = (_: DevelopmentServer): void => undefined;
  const serving = new Promise<DevelopmentServer>((done) => (serve = done));
  const built = new Set<string>();
  step(`Watching shell, api, ${remotes.join(', ')} …`);
  for (const app of ['shell', 'api', ...remotes]) {
    const worker = watchApp(
      app,
      async (message) => {
        await (await serving).take(app, message);
        if (message.kind === 'built') await onBuilt(app);
      },
      (code) => void fail(`The build of ${app} exited (${code ?? 'signal'}).`),
    );
    watched.set(app, worker);
    stops.push(worker.stop);
  }

  if (!process.env['DATABASE_URL']) {
    const database = await startDatabase({ dataDir: databaseDir(settings), port: settings.databasePort });
    stops.push(database.stop);
    Object.assign(environment, { DATABASE_URL: database.url });
  }
  if (settings.mode === 'demo') {
    const say = (text: string) => console.error(text);
    const start = async (name: string, begin: Begin) => stops.push((await supervise(name, begin, { say })).stop);
    Object.assign(environment, await startMockServices(settings.port, start));
  }
  const onOwners = (owners: ReadonlySet<string>) => {
    for (const [app, worker] of watched) worker.setOnPage(app === 'shell' || app === 'api' || owners.has(app));
  };
  let types: TypeCheck | undefined;
  const onBusy = (isBusy: boolean) => types?.setSuspended(isBusy);
  const server = await startDevelopmentServer({ settings, environment, remotes, onOwners, onBusy, log: console.log });
  stops.push(server.stop);
  serve(server);

  async function onBuilt(app: string): Promise<void> {
    if (built.has(app) || stopping) return;
    built.add(app);
    if (built.size < watched.size) return;
    console.log(
      `\nHeizplatz is ready after ${((Date.now() - from) / 1000).toFixed(1)} s:${describeAddresses(settings)}\n`,
    );
    process.send?.({ kind: 'listening' });
    types = watchTypes((errors) => server.setProblems('types', errors));
    stops.push(types.stop);
  }
}

/** Once, from Nx's cache where nothing changed. */
async function buildOthers(watchedRemotes: readonly string[]): Promise<void> {
  const others = REMOTE_NAMES.filter((name) => !watchedRemotes.includes(name));
  if (!others.length) return;
  step(`Building ${others.join(', ')} …`);
  const options = ['-t', 'build', '-p', others.join(','), '--outputStyle=static'];
  execFileSync('npx', ['nx', 'run-many', ...options], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  await publishChanged({ now: new Date(), say: step, remotes: others });
}

function fail(message: string): void {
  if (stopping) return;
  console.error(message);
  void stopAll(1);
}

async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const stop of stops.toReversed()) await stop();
  process.exit(code);
}
