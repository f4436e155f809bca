import type { ApiNodes } from './api-nodes';
import { inspectNode } from './inspect-node';
import { resolveNodes } from './resolve-nodes';

const INSPECT_INTERVAL_MS = 2000;
/** How often names are resolved anew. */
const RESOLVE_EVERY_LOOKS = 5;

interface Watching {
  readonly nodes: ApiNodes;
  readonly urls: readonly string[];
  readonly variant?: typeof inspectNode;
  readonly resolve?: typeof resolveNodes;
}

/** Inspects each node periodically, and resolves their names again. Returns a function that stops it. */
export function watchNodes({ nodes, urls, variant: look = inspectNode, resolve = resolveNodes }: Watching): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let looks = 0;
  async function inspect(): Promise<void> {
    if (looks++ % RESOLVE_EVERY_LOOKS === 0) nodes.replace(await resolve(urls));
    await Promise.all(nodes.all().map(async (node) => nodes.looked(node, await look(node))));
    if (!isStopped) timer = setTimeout(() => void inspect(), INSPECT_INTERVAL_MS).unref();
  }
  void inspect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
