import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import { getText } from './drop-silent-clients';

/** What a request does, and whether its sender was refused meanwhile. */
export interface RequestWork {
  isAbandoned: boolean;
}

const works = new AsyncLocalStorage<RequestWork>();

/** Everything that `run` starts belongs to the work. */
export const runAsWork = (work: RequestWork, run: () => void): void => works.run(work, run);

/**
 * A transaction of work that was abandoned is rolled back instead of committed: its sender read 503 and may send it again.
 * A commit that is on its way already cannot be called back.
 */
export function refuseLateCommits(pool: Pool): void {
  pool.on('connect', (client) => {
    const request = client.query;
    Reflect.set(client, 'query', (...args: unknown[]): unknown =>
      getText(args[0]) === 'commit' && works.getStore()?.isAbandoned === true
        ? Promise.reject(new Error('the sender was refused before the commit'))
        : Reflect.apply(request, client, args),
    );
  });
}
