import type { Site } from '@heizplatz/country';
import type { Release } from '@heizplatz/releases';
import { createStaticHandler } from '@heizplatz/router/server';
import type { FastifyBaseLogger } from 'fastify';
import { failedRemoteRoutes, rootRoute } from '../app/shell-routes';
import type { OwnerRemote, PageDrawer } from './page-drawer';

/** The remote that owns a path; its area alone shows the error page where it cannot be loaded. */
export async function loadOwner(
  drawer: PageDrawer,
  owner: Release | undefined,
  site: Site,
  log: FastifyBaseLogger,
): Promise<OwnerRemote> {
  if (!owner) return { handler: createStaticHandler([rootRoute([])]), messages: {}, isWhole: false };
  try {
    return { ...(await drawer.loadRemote(owner, site.locale)), isWhole: true };
  } catch (error) {
    log.error({ err: error, remote: owner.name, version: owner.version }, 'a remote could not be loaded');
    const routes = failedRemoteRoutes(owner.name, owner.patterns);
    return { handler: createStaticHandler([rootRoute(routes)]), messages: {}, isWhole: false };
  }
}
