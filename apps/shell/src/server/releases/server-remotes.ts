import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getInstance, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from '@heizplatz/router';
import { createStaticHandler } from '@heizplatz/router/server';
import type { Messages } from '@heizplatz/i18n';
import { prepareRoutes } from '../../app/prepare-routes';
import { loadRemoteMessages, loadRemoteRoutes } from './remote-modules';
import { rootRoute, undrawnRoutes } from '../../app/shell-routes';
import type { ServedRelease } from '../rendering/render-task';
import { loadContainer } from './load-container';

export interface ServerRemote {
  readonly handler: ReturnType<typeof createStaticHandler>;
  readonly messages: Messages;
}

/** Of a release that has no server build. */
const IN_THE_BROWSER: ServerRemote = { handler: createStaticHandler([rootRoute(undrawnRoutes())]), messages: {} };

type LoadedRelease = Pick<ServedRelease, 'name' | 'version' | 'isBrowserOnly'>;
export type LoadServerRemote = (release: LoadedRelease, locale: string) => Promise<ServerRemote>;

interface Options {
  readonly getFolder: (release: LoadedRelease) => string | undefined;
  /** How long a page waits for a release that is being loaded. Absent: as long as it takes. */
  readonly patienceMs?: number;
  readonly nowMs?: () => number;
}

/** After a failed load, pages fail for so long without another one: each costs processor time. */
export const LOAD_RETRY_MS = 1000;
/** A load that has not ended after so long is started anew. */
export const HUNG_LOAD_MS = 30_000;

interface Load {
  /** One container for all sites, since their routes are the same. */
  readonly routes: Promise<LoadedRoutes>;
  readonly remotes: Map<string, Promise<ServerRemote>>;
  /** From when on a page starts another one. */
  outdatedMs: number;
}

interface LoadedRoutes {
  readonly registeredName: string;
  readonly routes: readonly RouteObject[];
}

/**
 * Loads releases' server builds from their folders. Each version is registered under a name of its own: a switch mixes
 * nothing, and requests under way finish with what they began with. A release of which a part failed to load, at once or
 * on demand, is loaded from scratch by a later page.
 */
export function createServerRemotes({ getFolder, patienceMs, nowMs = Date.now }: Options): LoadServerRemote {
  const loads = new Map<string, Load>();

  function start(release: LoadedRelease): Load {
    const load: Load = {
      routes: loadRoutes(release, getFolder(release)),
      remotes: new Map(),
      outdatedMs: nowMs() + HUNG_LOAD_MS,
    };
    load.routes.then(
      () => (load.outdatedMs = Infinity),
      () => fail(load),
    );
    return load;
  }
  const fail = (load: Load) => (load.outdatedMs = nowMs() + LOAD_RETRY_MS);

  function getRemote(load: Load, release: LoadedRelease, locale: string): Promise<ServerRemote> {
    const known = load.remotes.get(locale);
    if (known) return known;
    const onPartFailed = () => fail(load);
    const remote = createRemote(release, { ...load, locale, onPartFailed });
    load.remotes.set(locale, remote);
    remote.catch(onPartFailed);
    return remote;
  }

  return async (release, locale) => {
    if (release.isBrowserOnly) return IN_THE_BROWSER;
    const key = `${release.name}@${release.version}`;
    const known = loads.get(key);
    const load = known && nowMs() < known.outdatedMs ? known : start(release);
    loads.set(key, load);
    const remote = getRemote(load, release, locale);
    return patienceMs === undefined ? remote : waitAtMost(remote, patienceMs);
  };
}

/** A new container with each call: one of which a part failed never loads that part again. */
async function loadRoutes(release: LoadedRelease, folder: string | undefined): Promise<LoadedRoutes> {
  if (!folder) throw new Error(`${release.name} ${release.version} is gone or not what was signed`);
  const registeredName = `${release.name}_${release.version}`.replaceAll(/\W/g, '_');
  const entry = join(folder, 'server/remoteEntry.js');
  registerRemotes([{ name: registeredName, entry, type: 'commonjs-module' }]);
  getInstance()?.initRawContainer(registeredName, entry, loadContainer(entry) as never);
  return { registeredName, routes: await loadRemoteRoutes(registeredName) };
}

interface RemoteParts {
  readonly routes: Promise<LoadedRoutes>;
  readonly locale: string;
  readonly onPartFailed: () => void;
}

async function createRemote(release: LoadedRelease, { routes: loading, locale, onPartFailed }: RemoteParts) {
  const { registeredName, routes } = await loading;
  const messages = await loadRemoteMessages(registeredName, locale);
  const prepared = prepareRoutes(release.name, watchLazyRoutes(routes, onPartFailed));
  return { handler: createStaticHandler([rootRoute(prepared)]), messages };
}

/** The router keeps a screen on demand that failed as failed, for as long as the routes live. */
function watchLazyRoutes(routes: readonly RouteObject[], onFailed: () => void): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const watched = typeof lazy === 'function' && {
      lazy: async () => {
        try {
          return await lazy();
        } catch (error) {
          onFailed();
          throw error;
        }
      },
    };
    return { ...route, ...watched, ...(children && { children: watchLazyRoutes(children, onFailed) }) } as RouteObject;
  });
}

/** Leaves no timer behind that would hold the process. */
async function waitAtMost(remote: Promise<ServerRemote>, patienceMs: number): Promise<ServerRemote> {
  const limit = new AbortController();
  const late = wait(patienceMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`it was not loaded within ${patienceMs} ms`);
  });
  try {
    return await Promise.race([remote, late]);
  } finally {
    late.catch(() => undefined);
    limit.abort();
  }
}
