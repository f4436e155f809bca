import { getProcessTree } from '../../faults/strikes/process-tree.ts';
import { readCpuSeconds } from '../cpu-seconds.ts';
import { memoryMb } from '../process-memory.ts';

/** Of both databases: what is measured is CPU time, and the disk is not waited for. */
export const SETTINGS = { fsync: 'off' };

/** A running server of a shop. */
export interface ShopServer {
  readonly pid: number;
  /** From the process's start until its first list was answered. */
  readonly startSeconds: number;
  /** A whole order of a guest, from prices to the confirmation; gives the number of its calls. */
  order(): Promise<number>;
  /** A list of priced goods. */
  list(): Promise<void>;
  stop(): Promise<void>;
}

/** A shop with its goods in a PostgreSQL of its own. */
export interface Shop {
  /** PostgreSQL's first process, parent of the backends. */
  readonly postmasterPid: number;
  /** A server on this database; one at a time. */
  start(): Promise<ShopServer>;
  stop(): Promise<void>;
}

export interface Cpu {
  readonly server: number;
  readonly database: number;
}

type Seconds = ReadonlyMap<number, number>;

function readSeconds(root: number): Seconds {
  const seconds = new Map<number, number>();
  for (const pid of getProcessTree(root))
    try {
      seconds.set(pid, readCpuSeconds(pid));
    } catch {
      // It ended meanwhile.
    }
  return seconds;
}

/** Of the processes that are there afterwards: those that began meanwhile count as a whole. */
const millisecondsSince = (before: Seconds, root: number): number =>
  [...readSeconds(root)].reduce((sum, [pid, now]) => sum + (now - (before.get(pid) ?? 0)) * 1000, 0);

/** Milliseconds of processor that a server and its database spend while `work` is done. */
export async function measureCpu(
  { postmasterPid }: Shop,
  { pid }: ShopServer,
  work: () => Promise<unknown>,
): Promise<Cpu> {
  const before = { server: readSeconds(pid), database: readSeconds(postmasterPid) };
  await work();
  return {
    server: millisecondsSince(before.server, pid),
    database: millisecondsSince(before.database, postmasterPid),
  };
}

/** MB of a server and its database, with all their processes. */
export const readMemory = ({ shop, server }: { readonly shop: Shop; readonly server: ShopServer }): number =>
  [server.pid, shop.postmasterPid].flatMap(getProcessTree).reduce((sum, one) => sum + memoryMb(one), 0);
