import type { Site } from '@heizplatz/country';
import { data } from '@heizplatz/router';
import { createStaticHandler } from '@heizplatz/router/server';
import { failedRemoteRoutes, rootRoute } from '../../app/shell-routes';
import type { DrawingTools } from '../rendering/drawing-tools';
import type { OwningRelease, PageLog, ServedRelease } from '../rendering/render-task';
import type { ServerRemote } from '../releases/server-remotes';

/** A release is usually loaded within so long, even by a shell that starts on a busy machine. */
const LOADING_RETRY_SECONDS = 5;

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
  const { release, folder, isLoading } = owner;
  const { name: remote, version } = release;
  if (isLoading) {
    log.warn({ remote, version }, 'a page was requested before its release was loaded');
    return toFailedRemote(release, data({ retryAfterSeconds: LOADING_RETRY_SECONDS }, { status: 503 }));
  }
  try {
    if (folder === null) throw new Error(`${remote} ${version} is given up, gone or not what was signed`);
    return { ...(await tools.loadRemote(release, site.locale)), isAvailable: true };
  } catch (error) {
    log.error({ err: error, remote, version }, 'a remote could not be loaded');
    return toFailedRemote(release);
  }
}

const toFailedRemote = ({ name, patterns }: ServedRelease, failure?: unknown): OwnerRemote => ({
  handler: createStaticHandler([rootRoute(failedRemoteRoutes(name, patterns, failure))]),
  messages: {},
  isAvailable: false,
});
