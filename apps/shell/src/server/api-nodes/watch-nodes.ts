import type { ApiNodes } from './api-nodes';
import { inspectNode } from './inspect-node';
import { resolveNodes } from './resolve-nodes';

const INSPECT_INTERVAL_MS = 2000;
/** How often names are resolved anew. */
const RESOLVE_EVERY_LOOKS = 5;

interface Watching {
  readonly nodes: ApiNodes;
  readonly urls: readonly string[];
  readonly log: { readonly error: (details: object, message: string) => void };
  readonly variant?: typeof inspectNode;
  readonly resolve?: typeof resolveNodes;
}

/**
 * Inspects each node periodically, and resolves their names again; a failure is logged, and the next look may succeed.
 * Returns a function that stops it.
 */
export function watchNodes(watching: Watching): () => void {
  const { nodes, urls, log, variant: look = inspectNode, resolve = resolveNodes } = watching;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let looks = 0;
  async function inspect(): Promise<void> {
    if (looks++ % RESOLVE_EVERY_LOOKS === 0) nodes.replace(await resolve(urls));
    await Promise.all(nodes.all().map(async (node) => nodes.looked(node, await look(node))));
  }
  function inspectAgain(): void {
    inspect()
      .catch((err: unknown) => log.error({ err }, 'the nodes of the API could not be inspected'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(inspectAgain, INSPECT_INTERVAL_MS).unref();
      });
  }
  inspectAgain();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
