import type { ApiNodes } from './api-nodes';
import { lookAtNode } from './look-at-node';
import { resolveNodes } from './resolve-nodes';

const LOOK_MS = 2000;
/** How often names are resolved anew. */
const RESOLVE_EVERY_LOOKS = 5;

interface Watching {
  readonly nodes: ApiNodes;
  readonly urls: readonly string[];
  readonly look?: typeof lookAtNode;
  readonly resolve?: typeof resolveNodes;
}

/** Looks at each node now and then, and at what their names resolve to. Returns what ends it. */
export function watchNodes({ nodes, urls, look = lookAtNode, resolve = resolveNodes }: Watching): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let looks = 0;
  async function lookAround(): Promise<void> {
    if (looks++ % RESOLVE_EVERY_LOOKS === 0) nodes.replace(await resolve(urls));
    await Promise.all(nodes.all().map(async (node) => nodes.looked(node, await look(node))));
    if (!isStopped) timer = setTimeout(() => void lookAround(), LOOK_MS).unref();
  }
  void lookAround();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
