import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../database/start-database.ts';
import { copySeededDatabase, copySeededFiles, ensureSeededDemo } from '../test-systems/seeded-demo.ts';
import type { Target } from './load.ts';
import { startApi } from './start-api.ts';

/** The built API with the demo market, on a database that ends with it; `url` is its address. */
export async function startDemoApi(): Promise<Target & { readonly url: string; stop(): Promise<void> }> {
  const demo = await ensureSeededDemo(new Date());
  const filesDir = mkdtempSync(join(tmpdir(), 'heizplatz-bench-'));
  copySeededFiles(demo, filesDir);
  const dataDir = `${filesDir}-postgres`;
  copySeededDatabase(demo, dataDir);
  const database = await startDatabase({ dataDir, settings: { fsync: 'off' }, isDisposable: true });
  const stopDatabase = async (): Promise<void> => {
    await database.stop();
    rmSync(filesDir, { recursive: true, force: true });
  };
  try {
    const api = await startApi(database.url, 'demo', { DATA_DIR: filesDir });
    const stop = async (): Promise<void> => {
      await api.stop();
      await stopDatabase();
    };
    return { port: api.port, pid: api.pid, url: `http://127.0.0.1:${api.port}`, stop };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}
