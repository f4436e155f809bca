import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './cluster.ts';

const ownerFile = (dataDir: string): string => join(dataDir, 'supervisor.pid');

export function claimOwnership(dataDir: string): void {
  writeFileSync(ownerFile(dataDir), String(process.pid));
}

/** Whether another running supervisor manages this folder's server. */
export function hasOwner(dataDir: string): boolean {
  try {
    const pid = Number(readFileSync(ownerFile(dataDir), 'utf8'));
    return pid > 0 && pid !== process.pid && isAlive(pid);
  } catch {
    return false;
  }
}
