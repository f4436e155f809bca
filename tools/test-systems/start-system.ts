import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../database/free-port.ts';
import { startRatePayMock } from '../mock-services/ratepay/start-ratepay-mock.ts';
import { startProcess } from '../start/start-process.ts';
import { copySeededFiles, type SeededDemo } from './seeded-demo.ts';
import { systemEnvironment } from './system-environment.ts';
import type { TestCluster } from './test-cluster.ts';
import { TEST_DATA_DIR } from './test-data-dir.ts';

/** API, shell and database of one worker's tests; what they change, no other worker sees. */
export interface TestSystem {
  readonly shellPort: number;
  readonly apiPort: number;
  readonly releasesDir: string;
  /** Of its API beside the machine's own: what another API on its database reads. */
  readonly apiVariables: Readonly<Record<string, string>>;
}

export interface RunningTestSystem extends TestSystem {
  readonly stop: () => Promise<void>;
}

export interface SystemSources {
  readonly cluster: TestCluster;
  readonly demo: SeededDemo;
  /** Released remotes, copied for each system. */
  readonly releasesDir: string;
  /** Addresses of mock services without a state, by variable. */
  readonly services: Readonly<Record<string, string>>;
}

export const SYSTEM_DATABASES = 'e2e_system_';
/** The delay of the payment provider's late response: longer than the API waits (RATEPAY_TIMEOUT_MS). */
const LATE_MS = 9000;

type Step = () => Promise<unknown>;

/** Starts a copy of the seeded demonstration on free ports. `onExit` is called for a process that ended by itself. */
export async function startSystem(sources: SystemSources, onExit: (name: string) => void): Promise<RunningTestSystem> {
  const undo: Step[] = [];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    for (const step of undo.toReversed()) await step();
  };
  try {
    const system = await start(sources, undo, (name) => {
      if (!isStopping) onExit(name);
    });
    return { ...system, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(sources: SystemSources, undo: Step[], onExit: (name: string) => void): Promise<TestSystem> {
  const { cluster, demo } = sources;
  // Beside the releases that were published, so that the key beside those is this system's too.
  const folder = mkdtempSync(join(TEST_DATA_DIR, 'system-'));
  undo.push(async () => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const releasesDir = `${folder}-releases`;
  copySeededFiles(demo, dataDir);
  cpSync(sources.releasesDir, releasesDir, { recursive: true });
  undo.push(async () => rmSync(releasesDir, { recursive: true, force: true }));

  const database = `${SYSTEM_DATABASES}${randomBytes(6).toString('hex')}`;
  await cluster.createDatabase(database, 'demo');
  undo.push(() => cluster.dropDatabase(database));
  const ratePay = await startRatePayMock({ port: 0, lateMs: LATE_MS });
  undo.push(() => ratePay.stop());

  const ports = { shellPort: await freePort(), apiPort: await freePort() };
  const services = { ...sources.services, RATEPAY_URL: ratePay.url };
  const databaseUrl = cluster.buildUrl(database);
  const environment = systemEnvironment({ ...ports, databaseUrl, dataDir, releasesDir, services });
  const run = async (name: string, file: string) => {
    const running = await startProcess(name, file, environment, () => onExit(name));
    undo.push(() => running.stop());
  };
  const started = await Promise.allSettled([
    run('API', 'dist/apps/api/main.js'),
    run('Shell', 'dist/apps/shell/server/main.js'),
  ]);
  for (const one of started) if (one.status === 'rejected') throw one.reason;
  const apiVariables = Object.entries(environment).filter(([name, value]) => process.env[name] !== value);
  return { ...ports, releasesDir, apiVariables: Object.fromEntries(apiVariables) as Record<string, string> };
}
