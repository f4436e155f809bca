import { plainFetch } from '@heizplatz/api-client';
import type { NodeHealth } from './api-nodes';

/** The readiness check itself waits longer than this for a database that does not respond. */
const READY_MS = 600;

/** Queries a node's status. One that drains, or has lost its database, returns 503 and still handles calls. */
export async function inspectNode(node: string): Promise<NodeHealth> {
  try {
    const response = await plainFetch(`${node}/readyz`, { signal: AbortSignal.timeout(READY_MS) });
    await response.body?.cancel();
    return response.ok ? 'ready' : 'draining';
  } catch {
    return 'gone';
  }
}
