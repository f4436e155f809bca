import type { Site } from '@heizplatz/country';
import { createStaticHandler } from '@heizplatz/router/server';
import { failedRemoteRoutes, rootRoute } from '../../app/shell-routes';
import type { DrawingTools } from '../rendering/drawing-tools';
import type { OwningRelease, PageLog } from '../rendering/render-task';
import type { ServerRemote } from '../releases/server-remotes';

/** The owner's remote, or what stands in for one that is not there. */
export type OwnerRemote = ServerRemote & { readonly isAvailable: boolean };

/** The remote that owns a path; its area alone shows the error page where it cannot be loaded. */
export async function loadOwner(
  tools: DrawingTools,
  owner: OwningRelease | null,
  site: Site,
  log: PageLog,
): Promise<OwnerRemote> {
  if (!owner) return { handler: createStaticHandler([rootRoute([])]), messages: {}, isAvailable: false };
  const { release, folder } = owner;
  try {
    if (folder === null) throw new Error(`${release.name} ${release.version} is given up, gone or not what was signed`);
    return { ...(await tools.loadRemote(release, site.locale)), isAvailable: true };
  } catch (error) {
    log.error({ err: error, remote: release.name, version: release.version }, 'a remote could not be loaded');
    const routes = failedRemoteRoutes(release.name, release.patterns);
    return { handler: createStaticHandler([rootRoute(routes)]), messages: {}, isAvailable: false };
  }
}
