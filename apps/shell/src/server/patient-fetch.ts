import { plainFetch } from '@heizplatz/api-client';

/** The readiness check itself waits longer than this for a database that does not answer. */
const READY_MS = 600;
/** How long calls fail at once after the API was found stuck. */
const STUCK_MS = 1000;

type Fetch = typeof globalThis.fetch;

/**
 * A fetch for documents: a call that takes longer than `patienceMs` may go on as long as the API says that it is ready.
 * Where it says nothing (a frozen database, a stuck process) the call fails 0.6 s later, and those after it at once. What
 * a form writes waits for its answer, since nobody would know what became of it; the page that is drawn after it does not
 * wait again.
 */
export function openPatientFetch(apiUrl: string, patienceMs: number): Fetch {
  let stuckUntilMs = 0;
  const failWhereStuck = async (call: AbortController, mayEnd: boolean): Promise<void> => {
    if (await answersReady(apiUrl)) return;
    stuckUntilMs = Date.now() + STUCK_MS;
    if (mayEnd) call.abort(new Error('the API does not answer'));
  };
  return async (target, init) => {
    if (Date.now() < stuckUntilMs) throw new Error('the API did not answer a moment ago');
    const call = new AbortController();
    const timer = setTimeout(() => void failWhereStuck(call, !isWrite(init)), patienceMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, call.signal]) : call.signal;
    try {
      return await plainFetch(target, { ...init, signal });
    } finally {
      clearTimeout(timer);
    }
  };
}

const isWrite = (init: RequestInit | undefined): boolean => (init?.method ?? 'GET') !== 'GET';

/** Any answer will do: an API that drains says 503 and still answers its calls. */
export async function answersReady(apiUrl: string): Promise<boolean> {
  try {
    const response = await plainFetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(READY_MS) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
