import type { Release } from '@heizplatz/releases';
import type { FastifyInstance } from 'fastify';
import { SERVING_PATH, type ServingRemotes } from '../../app/serving-remotes';
import { getRequestSite } from '../api-proxy/visitor-request';
import type { ShellConfig } from '../config';
import type { ReleaseRegistry } from './release-registry';
import { getVisitorReleases } from './visitor-group';
import type * as v from 'valibot';

/** Tells open pages which releases a new document of theirs would have. */
export function registerServing(
  server: FastifyInstance,
  config: Pick<ShellConfig, 'isProduction' | 'productionHosts'>,
  registry: Pick<ReleaseRegistry, 'serving'>,
): void {
  server.get(SERVING_PATH, (request, reply) => {
    const site = getRequestSite(request, config);
    if (!site) return reply.callNotFound();
    const cookieHeader = request.headers.cookie ?? '';
    const visitor = { countryId: site.countryId, cookieHeader, mayAssign: false };
    const { releases } = getVisitorReleases(registry.serving(), visitor);
    return reply.header('cache-control', 'no-store').send(toResponse(releases));
  });
}

const toResponse = (releases: readonly Release[]): v.InferOutput<typeof ServingRemotes> => ({
  remotes: releases.map(({ name, version, patterns }) => ({ name, version, patterns })),
});
