import { join, resolve } from 'node:path';
import { startDatabase } from '../database/start-database.ts';
import { ROOT } from '../build/workspace.ts';
import { buildAll } from './build-all.ts';
import { publishChanged } from './publish-changed.ts';
import { startProcess, type RunningProcess } from './start-process.ts';

/**
 * `npm start`: builds what changed, publishes the remotes to the local registry, and starts database, API and shell.
 * PORT (4200) and DATABASE_URL are read; without the latter the embedded PostgreSQL runs under .data/. A demo without
 * RATEPAY_URL gets the payment provider's double, and likewise each other foreign service.
 */
const port = Number(process.env['PORT'] ?? 4200);
const apiPort = Number(process.env['API_PORT'] ?? port + 1);
const mode = process.env['MODE'] ?? 'demo';
/** Foreign services that a demo plays itself: the variable that names a real one, the double and its port. */
const DOUBLES = [
  { variable: 'RATEPAY_URL', folder: 'ratepay', port: Number(process.env['RATEPAY_PORT'] ?? port + 5) },
  {
    variable: 'TRUSTED_SHOPS_URL',
    folder: 'trusted-shops',
    port: Number(process.env['TRUSTED_SHOPS_PORT'] ?? port + 8),
  },
  {
    variable: 'WAERMEPARTNER_URL',
    folder: 'waermepartner',
    port: Number(process.env['WAERMEPARTNER_PORT'] ?? port + 7),
  },
  {
    variable: 'SESSION_REPLAY_URL',
    folder: 'session-replay',
    port: Number(process.env['SESSION_REPLAY_PORT'] ?? port + 9),
  },
];
const dataDir = resolve(ROOT, process.env['DATA_DIR'] ?? '.data');

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
    step('Bauen (nur was sich geändert hat) …');
    buildAll();
  }
  publishChanged(new Date());
  const builtAt = Date.now();
  const environment = { ...process.env, MODE: mode, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir };
  if (!process.env['DATABASE_URL']) {
    step('Datenbank starten …');
    const database = await startDatabase({ dataDir: join(dataDir, 'postgres') });
    stopDatabase = database.stop;
    Object.assign(environment, { DATABASE_URL: database.url });
  }
  if (mode === 'demo') {
    step('Fremde Dienste nachstellen …');
    for (const double of DOUBLES)
      if (!process.env[double.variable]) Object.assign(environment, { [double.variable]: await startDouble(double) });
  }
  step('API starten (der erste Start legt den Demo-Markt an) …');
  running.push(await startProcess('API', 'dist/apps/api/main.js', environment, (code) => void onExit('API', code)));
  step('Shell starten …');
  running.push(
    await startProcess(
      'Shell',
      'dist/apps/shell/server/main.js',
      { ...environment, API_URL: `http://127.0.0.1:${apiPort}` },
      (code) => void onExit('Shell', code),
    ),
  );
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(`
Heizplatz läuft (gebaut in ${seconds(builtAt - from)} s, gestartet in ${seconds(Date.now() - builtAt)} s):
  Deutschland  http://localhost:${port}
  Österreich   http://at.localhost:${port}
  Schweiz      http://ch.localhost:${port}
  API          http://localhost:${port}/api/docs
  Postausgang  http://localhost:${port}/outbox
Strg+C beendet.`);
}

async function startDouble({ folder, port: doublePort }: (typeof DOUBLES)[number]): Promise<string> {
  const environment = { ...process.env, PORT: String(doublePort) };
  const file = `tools/doubles/${folder}/main.ts`;
  running.push(await startProcess(folder, file, environment, (code) => void onExit(folder, code)));
  return `http://127.0.0.1:${doublePort}`;
}

async function onExit(name: string, code: number | null): Promise<void> {
  if (stopping) return;
  console.error(`${name} ist beendet (${code ?? 'Signal'}).`);
  await stopAll(1);
}

async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const one of running.toReversed()) await one.stop();
  await stopDatabase();
  process.exit(code);
}
