import type { I18n } from '@heizplatz/i18n';
import type { RouteObject } from '@heizplatz/router';
import { getOwnerByPath } from '../app/get-owner-by-path';
import type { RemoteReference } from '../app/page-data';
import { prepareRoutes } from '../app/prepare-routes';
import { readRoutes } from '../app/read-routes';
import { receiveChunkMessages } from './chunk-messages';
import { loadExposed } from './containers/load-container';

interface LoadedRemote {
  readonly name: string;
  readonly routes: RouteObject[];
}

export interface BrowserRemotes {
  /**
   * The owner's routes, fetched once; undefined when no remote owns the path. A failure is tried once more at once, and anew
   * with each later call.
   */
  readonly load: (pathname: string) => Promise<LoadedRemote | undefined>;
}

interface Options {
  readonly locale: string;
  readonly i18n: I18n;
  /** How long a navigation waits for a remote's files; they go on loading for the next one. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 15_000;
/** Between the two tries: a connection that broke is often back. */
const RETRY_PAUSE_MS = 300;

/** The remotes as this document's release pointer named them. */
export function registerBrowserRemotes(
  remotes: readonly RemoteReference[],
  { locale, i18n, patienceMs = PATIENCE_MS }: Options,
): BrowserRemotes {
  receiveChunkMessages(locale, i18n);
  const containers: Containers = new Map();
  const loading = new Map<string, Promise<LoadedRemote>>();
  return {
    load: async (pathname) => {
      const owner = getOwnerByPath(remotes, pathname);
      if (!owner) return undefined;
      const started = loading.get(owner.name) ?? fetchRemoteTwice(owner, containers);
      loading.set(owner.name, started);
      started.catch(() => loading.delete(owner.name));
      return waitAtMost(started, owner.name, patienceMs);
    },
  };
}

type Containers = Parameters<typeof loadExposed>[2];

async function fetchRemoteTwice(remote: RemoteReference, containers: Containers): Promise<LoadedRemote> {
  try {
    return await fetchRemote(remote, containers);
  } catch {
    await new Promise((go) => setTimeout(go, RETRY_PAUSE_MS));
    return fetchRemote(remote, containers);
  }
}

/** The messages come with the routes' chunk, and screens' with theirs. */
async function fetchRemote(remote: RemoteReference, containers: Containers): Promise<LoadedRemote> {
  const routes = readRoutes(await loadExposed(remote, './routes', containers));
  return { name: remote.name, routes: prepareRoutes(remote.name, routes) };
}

async function waitAtMost(loading: Promise<LoadedRemote>, name: string, patienceMs: number): Promise<LoadedRemote> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${name} was not loaded within ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
