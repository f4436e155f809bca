import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../database/start-database.ts';
import type { Target } from './load.ts';
import { startApi } from './start-api.ts';

/** The built API with the demo market, on a database that ends with it; `url` is its address. */
export async function startDemoApi(): Promise<Target & { readonly url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'heizplatz-bench-'));
  const database = await startDatabase({ dataDir, settings: { fsync: 'off' }, isDisposable: true });
  try {
    const api = await startApi(database.url, 'demo');
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
