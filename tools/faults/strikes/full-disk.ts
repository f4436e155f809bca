import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Surroundings } from './fault.ts';
import { treeOf } from './process-tree.ts';
import { postmasterOf } from './signals.ts';

/** A server that was started meanwhile has room again. */
const setLargestFile = (pids: readonly number[], bytes: string): void => {
  for (const pid of pids) spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'ignore' });
};

/**
 * PostgreSQL treats the limit of a file's size like a full disk (it ignores SIGXFSZ): it cannot extend a table, and panics
 * when it cannot write its log. Its supervisor, a Node process, would die of the signal, and is left out.
 */
export async function fillDisk({ house, lastsMs }: Surroundings): Promise<void> {
  const tree = () => postmasterOf(house).flatMap(treeOf);
  setLargestFile(tree(), '1');
  await pause(lastsMs);
  setLargestFile(tree(), 'unlimited');
}

/** prlimit belongs to util-linux, which a small image may lack. */
export const canFillDisk = (): boolean => spawnSync('prlimit', ['--version'], { stdio: 'ignore' }).status === 0;
