import { plainFetch } from '@heizplatz/api-client';
import type { NodeHealth } from './api-nodes';

/** The readiness check itself waits longer than this for a database that does not respond. */
const READY_MS = 600;

/**
 * Queries a node's status. One that drains, or has lost its database, returns 503 and still handles calls. Gone is one
 * whose response is not here after 0.6 s, what waited for this thread while it computed counted as here.
 */
export async function inspectNode(node: string): Promise<NodeHealth> {
  const call = new AbortController();
  // Timers that are due come before the responses that have arrived, an immediate after them.
  const timer = setTimeout(() => setImmediate(() => call.abort()), READY_MS);
  try {
    const response = await plainFetch(`${node}/readyz`, { signal: call.signal });
    await response.body?.cancel();
    return response.ok ? 'ready' : 'draining';
  } catch {
    return 'gone';
  } finally {
    clearTimeout(timer);
  }
}
