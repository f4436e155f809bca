import { CALLS, type Call, SITE_HEADER } from '@heizplatz/contract';
import type { FastifyInstance } from 'fastify';
import { isCached } from './cached-response';
import type { CallCache } from './call-cache';

const SITES = [1, 2, 3];

/** Calls that everybody asks alike: nothing in path or query has to be chosen. */
const isRequestedByAll = (call: Call): boolean => isCached(call) && call.method === 'GET' && !call.path.includes(':');

/** Lets the cache ask, for each site, what most pages begin with; an answer that fails is simply not kept. */
export function warmResponses(app: FastifyInstance, cache: CallCache): void {
  cache.onWarm(async () => {
    for (const { path: url } of Object.values<Call>(CALLS).filter(isRequestedByAll))
      for (const site of SITES) await app.inject({ url, headers: { [SITE_HEADER]: String(site) } });
  });
}
