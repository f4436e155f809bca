import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../database/start-database.ts';
import type { Target } from './load.ts';
import { prepareReleases, RELEASES_DIR } from './prepare-releases.ts';
import { startApi } from './start-api.ts';
import { startShell } from './start-shell.ts';

export interface System {
  readonly shell: Target;
  readonly api: Target;
  stop(): Promise<void>;
}

/** The whole demonstration, built and with a market of its own: database, API and shell, each a process. */
export async function startSystem(): Promise<System> {
  await prepareReleases();
  const dataDir = mkdtempSync(join(tmpdir(), 'heizplatz-bench-'));
  const database = await startDatabase({ dataDir, settings: { fsync: 'off' }, isDisposable: true });
  const stops: (() => Promise<void>)[] = [database.stop];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  try {
    const api = await startApi(database.url, 'demo');
    stops.push(api.stop);
    const shell = await startShell(`http://127.0.0.1:${api.port}`, RELEASES_DIR);
    stops.push(shell.stop);
    return { shell, api, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
