import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '../build/workspace.ts';
import { freePort } from '../database/free-port.ts';
import { startProcess } from '../start/start-process.ts';
import { systemEnvironment } from './system-environment.ts';
import { templateKey } from './template-key.ts';
import type { TestCluster } from './test-cluster.ts';
import { TEST_DATA_DIR } from './test-data-dir.ts';

/** A seeded demo to copy systems from. */
export interface SeededTemplate {
  readonly database: string;
  /** The API's files and the secrets that the database was filled with. */
  readonly dataDir: string;
}

const TEMPLATE = 'e2e_template_';
const FOLDER = 'template-';
const SETTLE_TIMEOUT_MS = 60_000;
const WAITING_JOBS = `select count(*)::int as count from pgboss.job
  where state in ('created', 'retry', 'active') and start_after <= now()`;

/** Takes the template of this build and day, or seeds it: the built API's own first start, until its jobs are done. */
export async function seedTemplate(
  cluster: TestCluster,
  { releasesDir, now }: { readonly releasesDir: string; readonly now: Date },
): Promise<SeededTemplate> {
  const sources = [join(ROOT, 'dist/apps/api'), join(ROOT, 'apps/api/migrations')];
  const key = templateKey(sources, now.toISOString().slice(0, 10));
  const template = { database: `${TEMPLATE}${key}`, dataDir: join(TEST_DATA_DIR, `${FOLDER}${key}`) };
  const known = await cluster.listDatabases(TEMPLATE);
  if (known.includes(template.database) && existsSync(template.dataDir)) return template;

  for (const name of known) await cluster.dropDatabase(name);
  for (const name of readdirSync(TEST_DATA_DIR).filter((one) => one.startsWith(FOLDER)))
    rmSync(join(TEST_DATA_DIR, name), { recursive: true });
  mkdirSync(template.dataDir);
  const draft = `${template.database}_draft`;
  await cluster.createDatabase(draft);
  await runFirstStart(cluster.buildUrl(draft), template.dataDir, releasesDir);
  await cluster.renameDatabase(draft, template.database);
  return template;
}

async function runFirstStart(databaseUrl: string, dataDir: string, releasesDir: string): Promise<void> {
  const ports = { apiPort: await freePort(), shellPort: await freePort() };
  const environment = systemEnvironment({ ...ports, databaseUrl, dataDir, releasesDir, services: {} });
  const api = await startProcess('API', 'dist/apps/api/main.js', environment, () => undefined);
  try {
    await untilJobsAreDone(databaseUrl);
  } finally {
    await api.stop();
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
