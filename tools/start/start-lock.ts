import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

const LOOK_MS = 200;

interface BuildLock {
  readonly file: string;
  /** Called once, with the process that builds. */
  readonly onWait: (holder: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Builds of one checkout go one after the other: two at once write the same files below dist. The second start finds what the
 * first one built. Returns the function that releases the lock.
 */
export async function lockBuild({ file, onWait, signal }: BuildLock): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  let hasSaid = false;
  while (!tryToTake(file)) {
    const holder = getHolder(file);
    if (holder === undefined) {
      // Of a start that was killed.
      rmSync(file, { force: true });
      continue;
    }
    if (!hasSaid) onWait(holder);
    hasSaid = true;
    await pause(LOOK_MS, undefined, { signal });
  }
  return () => rmSync(file, { force: true });
}

function tryToTake(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (typeof error === 'object' && error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
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
