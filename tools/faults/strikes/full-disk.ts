import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from './fault.ts';
import { getProcessTree } from './process-tree.ts';
import { getPostmaster } from './signals.ts';

/** As the process's own account: root in a container may not do it for others. One that ended meanwhile is left out. */
function setLargestFile(pids: readonly number[], bytes: string): void {
  for (const pid of pids) {
    const { uid, gid } = statSync(`/proc/${pid}`, { throwIfNoEntry: false }) ?? {};
    if (uid === undefined || gid === undefined) continue;
    const args = ['--pid', String(pid), `--fsize=${bytes}:`];
    const { status, stderr } = spawnSync('prlimit', args, { uid, gid, encoding: 'utf8' });
    if (status !== 0 && !/No such process/.test(stderr)) throw new Error(`prlimit ${args.join(' ')}: ${stderr}`);
  }
}

/**
 * PostgreSQL treats the limit of a file's size like a full disk (it ignores SIGXFSZ): it cannot extend a table, and panics
 * when it cannot write its log. A server that its supervisor starts anew has room again.
 */
export async function fillDisk({ system, lastsMs }: Dependencies): Promise<void> {
  const tree = () => getPostmaster(system).flatMap(getProcessTree);
  setLargestFile(tree(), '1');
  await pause(lastsMs);
  setLargestFile(tree(), 'unlimited');
}

/** prlimit belongs to util-linux, which a small image may lack. */
export const canFillDisk = (): boolean => spawnSync('prlimit', ['--version'], { stdio: 'ignore' }).status === 0;
