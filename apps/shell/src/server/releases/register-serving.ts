import type { FastifyInstance } from 'fastify';
import { SERVING_PATH, type ServingResponse } from '../../app/serving-response';
import { getRequestSite } from '../api-proxy/visitor-request';
import type { ShellConfig } from '../config';
import { getReferences } from '../overrides/get-references';
import { readOverrides } from '../overrides/read-overrides';
import type { ReleaseRegistry } from './release-registry';
import type { ShellAssets } from '../static/shell-assets';
import { getVisitorReleases } from './visitor-group';

interface Serving {
  readonly registry: Pick<ReleaseRegistry, 'serving'>;
  readonly assets: Pick<ShellAssets, 'base'>;
}

/** Tells open pages which releases and which shell a new document of theirs would have. */
export function registerServing(
  server: FastifyInstance,
  config: Pick<ShellConfig, 'isProduction' | 'productionHosts' | 'takesOverrides' | 'releaseKeyFile'>,
  { registry, assets }: Serving,
): void {
  server.get(SERVING_PATH, (request, reply) => {
    const site = getRequestSite(request, config);
    if (!site) return reply.callNotFound();
    const cookieHeader = request.headers.cookie ?? '';
    const visitor = { countryId: site.countryId, cookieHeader, mayAssign: false };
    const { releases } = getVisitorReleases(registry.serving(), visitor);
    const references = getReferences(releases, readOverrides(cookieHeader, config, request.log));
    return reply
      .header('cache-control', 'no-store')
      .send({ remotes: references, shell: `${assets.base}/` } satisfies ServingResponse);
  });
}
