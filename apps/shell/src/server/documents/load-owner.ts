import type { Site } from '@heizplatz/country';
import { createStaticHandler } from '@heizplatz/router/server';
import { failedRemoteRoutes, rootRoute } from '../../app/shell-routes';
import type { DrawingTools } from '../rendering/drawing-tools';
import type { PageLog, ServedRelease } from '../rendering/render-task';
import type { ServerRemote } from '../releases/server-remotes';

/** The owner's remote, or what stands in for one that is not there. */
export type OwnerRemote = ServerRemote & { readonly isAvailable: boolean };

/** The remote that owns a path; its area alone shows the error page where it cannot be loaded. */
export async function loadOwner(
  tools: DrawingTools,
  owner: ServedRelease | undefined,
  site: Site,
  log: PageLog,
): Promise<OwnerRemote> {
  if (!owner) return { handler: createStaticHandler([rootRoute([])]), messages: {}, isAvailable: false };
  try {
    return { ...(await tools.loadRemote(owner, site.locale)), isAvailable: true };
  } catch (error) {
    log.error({ err: error, remote: owner.name, version: owner.version }, 'a remote could not be loaded');
    const routes = failedRemoteRoutes(owner.name, owner.patterns);
    return { handler: createStaticHandler([rootRoute(routes)]), messages: {}, isAvailable: false };
  }
}
