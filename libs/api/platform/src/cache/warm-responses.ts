import { COUNTRY_IDS } from '@heizplatz/country';
import { CALLS, type Call, SITE_HEADER } from '@heizplatz/contract';
import type { FastifyInstance } from 'fastify';
import { isCached } from './cached-response';
import type { CallCache } from './call-cache';

/** Calls with the same request for everybody: neither path nor query has parameters to choose. */
const isRequestedByAll = (call: Call): boolean => isCached(call) && call.method === 'GET' && !call.path.includes(':');

/** Warms the cache, for each site, with the first requests of most pages; a failed response is not cached. */
export function warmResponses(app: FastifyInstance, cache: CallCache): void {
  cache.onWarm(async () => {
    for (const { path: url } of Object.values<Call>(CALLS).filter(isRequestedByAll))
      for (const site of COUNTRY_IDS) await app.inject({ url, headers: { [SITE_HEADER]: String(site) } });
  });
}
