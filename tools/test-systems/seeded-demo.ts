import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '../build/workspace.ts';
import { locateData } from '../database/choose-places.ts';
import { DISPOSABLE_SETTINGS } from '../database/disposable-settings.ts';
import { freePort } from '../database/free-port.ts';
import { startDatabase } from '../database/start-database.ts';
import { startProcess } from '../start/start-process.ts';
import { systemEnvironment } from './system-environment.ts';
import { templateKey } from './template-key.ts';

const SEEDED_DIR = join(ROOT, 'tmp/seeded-demo');
const SETTLE_TIMEOUT_MS = 60_000;
const WAITING_JOBS = `select count(*)::int as count from pgboss.job
  where state in ('created', 'retry', 'active') and start_after <= now()`;

/** A demonstration after its first start, at rest; its market is in the cluster's database `postgres`. */
export interface SeededDemo {
  /** Of this build and day. */
  readonly key: string;
  /** The API's files, and the secrets that the database was filled with. */
  readonly filesDir: string;
  /** As `startDatabase` is given it. */
  readonly databaseDir: string;
}

/**
 * Takes the demonstration of this build and day, or seeds it: the built API's own first start, until its jobs are done. It
 * takes both processors half a minute, and browser tests, faults and the bench each want one.
 */
export async function ensureSeededDemo(now: Date): Promise<SeededDemo> {
  const sources = [join(ROOT, 'dist/apps/api'), join(ROOT, 'apps/api/migrations')];
  const key = templateKey(sources, now.toISOString().slice(0, 10));
  const nameFile = join(SEEDED_DIR, `${key}.name`);
  if (!existsSync(nameFile)) {
    removeOthers(key);
    // Two runs that seed at once have a folder each; the last one is taken.
    mkdirSync(SEEDED_DIR, { recursive: true });
    const folder = mkdtempSync(join(SEEDED_DIR, `${key}-`));
    // PostgreSQL runs as somebody else where this runs as root.
    chmodSync(folder, 0o755);
    await seed(placesIn(folder, key));
    writeFileSync(nameFile, basename(folder));
  }
  return placesIn(join(SEEDED_DIR, readFileSync(nameFile, 'utf8')), key);
}

const placesIn = (folder: string, key: string): SeededDemo => ({
  key,
  filesDir: join(folder, 'files'),
  databaseDir: join(folder, 'postgres'),
});

/** Of other builds and days. */
function removeOthers(key: string): void {
  if (!existsSync(SEEDED_DIR)) return;
  for (const name of readdirSync(SEEDED_DIR).filter((one) => !one.startsWith(key))) {
    const folder = join(SEEDED_DIR, name);
    rmSync(locateData(placesIn(folder, key).databaseDir), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seed({ filesDir, databaseDir }: SeededDemo): Promise<void> {
  mkdirSync(filesDir);
  const database = await startDatabase({ dataDir: databaseDir, settings: DISPOSABLE_SETTINGS });
  try {
    const ports = { apiPort: await freePort(), shellPort: await freePort() };
    const places = { databaseUrl: database.url, dataDir: filesDir, releasesDir: join(filesDir, 'releases') };
    const environment = systemEnvironment({ ...ports, ...places, services: {} });
    const api = await startProcess('API', 'dist/apps/api/main.js', environment, () => undefined);
    try {
      await untilJobsAreDone(database.url);
    } finally {
      await api.stop();
    }
  } finally {
    await database.stop();
  }
}

async function untilJobsAreDone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const deadline = Date.now() + SETTLE_TIMEOUT_MS; Date.now() < deadline; await pause(200)) {
      const { rows } = await client.query<{ count: number }>(WAITING_JOBS);
      if (rows[0]?.count === 0) return;
    }
    throw new Error('The first jobs of the demo did not finish in time');
  } finally {
    await client.end();
  }
}

/** Copies files and secrets into a folder, as `npm start` has them in its own. */
export const copySeededFiles = ({ filesDir }: SeededDemo, dataDir: string): void => copyFolder(filesDir, dataDir);

/** Copies the cluster to where `startDatabase` looks for it. */
export function copySeededDatabase({ databaseDir }: SeededDemo, targetDir: string): void {
  const target = locateData(targetDir);
  copyFolder(locateData(databaseDir), target);
  rmSync(join(target, 'supervisor.pid'), { force: true });
}

/** With owners and modes, which PostgreSQL minds. */
function copyFolder(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Cannot copy ${from} to ${to}: ${stderr}`);
}
