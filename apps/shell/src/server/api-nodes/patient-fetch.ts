import { plainFetch } from '@heizplatz/api-client';
import type { ApiNodes } from './api-nodes';
import { inspectNode } from './inspect-node';
import { toFailure, mayTryAgain } from './may-try-again';

/** How long calls fail at once after a node was found stuck. */
const STUCK_MS = 1000;

type Fetch = typeof globalThis.fetch;

interface Patience {
  readonly nodes: ApiNodes;
  readonly patienceMs: number;
}

const STUCK = 'the API does not answer';

/**
 * A fetch for documents, to the best available node of the API: the origin of its addresses is replaced. A call that
 * takes longer than `patienceMs` may continue as long as its node reports ready. If the node does not respond (a
 * frozen database, a stuck process) the call ends 0.6 s later, and later ones go to another node, or fail at once
 * where there is none. A call without a response is sent to another node if it may be (may-try-again.ts). A form's
 * write waits for its response, since its outcome would otherwise be unknown; the page that is rendered after it does
 * not wait again.
 */
export function createPatientFetch({ nodes, patienceMs }: Patience): Fetch {
  const stuckUntilMs = new Map<string, number>();
  const isStuck = (node: string) => Date.now() < (stuckUntilMs.get(node) ?? 0);

  async function request(node: string, target: URL, init: RequestInit | undefined): Promise<Response> {
    const call = new AbortController();
    const endWhereStuck = async () => {
      if ((await inspectNode(node)) !== 'gone') return;
      stuckUntilMs.set(node, Date.now() + STUCK_MS);
      if (!isWrite(init)) call.abort(Object.assign(new Error(STUCK), { code: 'ECONNRESET' }));
    };
    const timer = setTimeout(() => {
      endWhereStuck().catch((error: unknown) => call.abort(error));
    }, patienceMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, call.signal]) : call.signal;
    const end = nodes.begin(node);
    try {
      const response = await plainFetch(new URL(target.pathname + target.search, node), { ...init, signal });
      nodes.answered(node);
      return response;
    } finally {
      end();
      clearTimeout(timer);
    }
  }

  return async (input, init) => {
    const target = new URL(input instanceof Request ? input.url : input);
    const body = typeof init?.body === 'string' ? init.body : undefined;
    const call = { method: init?.method ?? 'GET', path: target.pathname, body };
    const tried = new Set(nodes.all().filter(isStuck));
    let failed: unknown = new Error('the API did not answer a moment ago');
    for (let node = nodes.choose(tried); node !== null; node = nodes.choose(tried)) {
      tried.add(node);
      try {
        return await request(node, target, init);
      } catch (error) {
        failed = error;
        const failure = init?.signal?.aborted ? null : toFailure(error);
        if (failure === null) throw error;
        nodes.failed(node, failure);
        if (!mayTryAgain(failure, call)) throw error;
      }
    }
    throw failed;
  };
}

const isWrite = (init: RequestInit | undefined): boolean => (init?.method ?? 'GET') !== 'GET';
