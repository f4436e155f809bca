import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningDatabase, startDatabase } from '../database/start-database.ts';
import { copySeededDatabase, copySeededFiles, ensureSeededDemo } from '../test-systems/seeded-demo.ts';
import type { Target } from './load.ts';
import { startApi } from './start-api.ts';

interface DemoDatabase extends Pick<RunningDatabase, 'url' | 'dataDir' | 'stop'> {
  /** The API's files, and the secrets that the database was filled with. */
  readonly filesDir: string;
}

/** The demo market in a database of its own, which ends with it. `settings` are PostgreSQL's. */
export async function startDemoDatabase(settings: Readonly<Record<string, string>>): Promise<DemoDatabase> {
  const demo = await ensureSeededDemo(new Date());
  const filesDir = mkdtempSync(join(tmpdir(), 'heizplatz-bench-'));
  copySeededFiles(demo, filesDir);
  const dataDir = `${filesDir}-postgres`;
  copySeededDatabase(demo, dataDir);
  const database = await startDatabase({ dataDir, settings, isDisposable: true });
  const stop = async (): Promise<void> => {
    await database.stop();
    rmSync(filesDir, { recursive: true, force: true });
  };
  return { url: database.url, dataDir: database.dataDir, filesDir, stop };
}

/** The built API with the demo market, on a database that ends with it; `url` is its address. */
export async function startDemoApi(): Promise<Target & { readonly url: string; stop(): Promise<void> }> {
  const database = await startDemoDatabase({ fsync: 'off' });
  try {
    const api = await startApi(database.url, 'demo', { DATA_DIR: database.filesDir });
    const stop = async (): Promise<void> => {
      await api.stop();
      await database.stop();
    };
    return { port: api.port, pid: api.pid, url: `http://127.0.0.1:${api.port}`, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
