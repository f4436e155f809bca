import { plainFetch } from '@heizplatz/api-client';
import type { NodeHealth } from './api-nodes';

/** The readiness check itself waits longer than this for a database that does not answer. */
const READY_MS = 600;

/** Asks a node how it is. One that drains, or misses its database, says 503 and still answers calls. */
export async function inspectNode(node: string): Promise<NodeHealth> {
  try {
    const response = await plainFetch(`${node}/readyz`, { signal: AbortSignal.timeout(READY_MS) });
    await response.body?.cancel();
    return response.ok ? 'ready' : 'draining';
  } catch {
    return 'gone';
  }
}
