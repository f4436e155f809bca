import { setTimeout as pause } from 'node:timers/promises';
import { findPostmaster } from '../../database/cluster.ts';
import type { OwnSystem } from '../own-system.ts';
import type { IsReplaced } from './fault.ts';
import { findAllInTree } from './process-tree.ts';

const SLICE_MS = 20;

export const API = 'dist/apps/api/main.js';
export const SHELL = 'dist/apps/shell/server/main.js';
export const SUPERVISOR = 'database/supervisor.ts';
export const RATEPAY = 'mock-services/main.ts';

export const getProcesses = ({ pid }: OwnSystem, part: string): number[] => findAllInTree(pid, part);

export function getPostmaster({ databaseDir }: OwnSystem): number[] {
  const { pid } = findPostmaster(databaseDir) ?? {};
  return pid === undefined ? [] : [pid];
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It ended meanwhile.
    }
}

/** Kills the first `count` of those that `find` finds; they are replaced once as many run that were not among them. */
export function kill(find: () => readonly number[], count = 1): IsReplaced {
  const before = find();
  const killed = before.slice(0, count);
  signal(killed, 'SIGKILL');
  return () => {
    const now = find();
    return now.length >= before.length && !now.some((pid) => killed.includes(pid));
  };
}

export async function stopFor(pids: readonly number[], lastsMs: number): Promise<void> {
  signal(pids, 'SIGSTOP');
  await pause(lastsMs);
  signal(pids, 'SIGCONT');
}

/** Leaves them a fifth of the time. */
export async function slowFor(pids: () => readonly number[], lastsMs: number): Promise<void> {
  for (const end = performance.now() + lastsMs; performance.now() < end; await pause(SLICE_MS))
    await stopFor(pids(), 4 * SLICE_MS);
}
