import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../database/cluster.ts';

const lockFile = (dataDir: string): string => join(dataDir, 'start.pid');

/**
 * Locks the folder for this start: two on the same data would move each other's releases and stop each other's
 * database. Throws a readable message if another one is running; returns the function that releases the lock.
 */
export function lockFolder(dataDir: string): () => void {
  const file = lockFile(dataDir);
  const holder = getHolder(file);
  if (holder)
    throw new Error(
      `Heizplatz already runs on ${dataDir} (process ${holder}): stop it, or set another DATA_DIR and PORT.`,
    );
  writeFileSync(file, String(process.pid));
  return () => {
    if (getHolder(file) === undefined) rmSync(file, { force: true });
  };
}

/** Another living start. */
function getHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 && pid !== process.pid && isAlive(pid) && isStart(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Where the system lists a process's command: a pid is reused after a restart of the machine or container. */
function isStart(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tools/start/');
  } catch {
    return true;
  }
}
