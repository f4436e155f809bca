import { setTimeout as pause } from 'node:timers/promises';
import type { PageVisitors } from '../faults/page-visitors.ts';
import { recovery } from '../faults/recovery.ts';
import type { Struck } from '../faults/run-faults.ts';
import type { IsReplaced } from '../faults/strikes/fault.ts';
import { findAllInTree } from '../faults/strikes/process-tree.ts';
import { API, kill, SHELL } from '../faults/strikes/signals.ts';
import type { Cluster } from './cluster.ts';
import { ListReader } from './list-reader.ts';

interface ClusterFault {
  readonly name: string;
  /** Whether visitors must not notice. */
  readonly isHidden: boolean;
  readonly strike: (cluster: Cluster, lastsMs: number) => Promise<IsReplaced | void>;
}

const ownProcesses = (part: string) => () => findAllInTree(process.pid, part);
const nginxWorkers =
  ({ nginx }: Cluster) =>
  () =>
    findAllInTree(nginx.pid, 'nginx: worker process');

/** One of each: what runs twice, and what the others do without. */
export const CLUSTER_FAULTS: readonly ClusterFault[] = [
  { name: 'API killed', isHidden: false, strike: async () => kill(ownProcesses(API)) },
  { name: 'shell killed', isHidden: false, strike: async () => kill(ownProcesses(SHELL)) },
  { name: 'nginx worker killed', isHidden: false, strike: async (cluster) => kill(nginxWorkers(cluster)) },
  {
    name: 'Valkey killed',
    isHidden: true,
    strike: async ({ valkey }, lastsMs) => {
      await valkey.kill();
      await pause(lastsMs);
      await valkey.start();
    },
  },
  {
    name: 'replica killed',
    isHidden: true,
    strike: async ({ replica, nodes }, lastsMs) => {
      const lists = await ListReader.start(nodes[1]?.apiPort ?? 0);
      await pause(lastsMs);
      await replica.stop('SIGKILL');
      await pause(lastsMs);
      await replica.start();
      await lists.stop();
      const [failure] = lists.failures;
      if (failure) throw new Error(`${lists.failures.length} of ${lists.requestCount} lists failed: ${failure}`);
    },
  },
];

/** Strikes each once, after `quietMs` of calm, and waits until all nodes are ready again. */
export async function strikeAll(
  cluster: Cluster,
  { pages, quietMs, lastsMs }: { readonly pages: PageVisitors; readonly quietMs: number; readonly lastsMs: number },
): Promise<readonly Struck[]> {
  const struck: Struck[] = [];
  for (const { name, isHidden, strike } of CLUSTER_FAULTS) {
    await pause(quietMs);
    pages.during = name;
    const isReplaced = (await strike(cluster, lastsMs)) ?? (() => true);
    struck.push({ name, isHidden, recoveredMs: [await recovery(cluster.nodes, isReplaced)] });
    // Visitors who came while it happened are counted with it.
    await pause(lastsMs);
    pages.during = '';
  }
  await pause(quietMs);
  return struck;
}
