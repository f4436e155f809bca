import type { I18n } from '@heizplatz/i18n';
import type { RouteObject } from '@heizplatz/router';
import { getOwnerByPath } from '../app/get-owner-by-path';
import type { RemoteReference } from '../app/page-data';
import { prepareRoutes } from '../app/prepare-routes';
import { readRoutes } from '../app/read-routes';
import { isChunkFailure } from '../app/reload-on-chunk-failure';
import { receiveChunkMessages } from './chunk-messages';
import { createFederation, toRemote } from './federation/create-federation';
import { loadStyles } from './federation/load-styles';

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
  const federation = createFederation(remotes);
  const loading = new Map<string, Promise<LoadedRemote>>();
  return {
    load: async (pathname) => {
      const owner = getOwnerByPath(remotes, pathname);
      if (!owner) return undefined;
      const started = loading.get(owner.name) ?? fetchRemoteTwice(owner, federation);
      loading.set(owner.name, started);
      started.catch(() => loading.delete(owner.name));
      return waitAtMost(started, owner.name, patienceMs);
    },
  };
}

type Federation = ReturnType<typeof createFederation>;

async function fetchRemoteTwice(remote: RemoteReference, federation: Federation): Promise<LoadedRemote> {
  try {
    return await fetchRemote(remote, federation);
  } catch {
    await new Promise((go) => setTimeout(go, RETRY_PAUSE_MS));
    return fetchRemote(remote, federation);
  }
}

/** The messages come with the routes' chunk, and screens' with theirs. */
async function fetchRemote(remote: RemoteReference, federation: Federation): Promise<LoadedRemote> {
  const styles = remote.styles.map((file) => new URL(remote.folder + file, location.origin).href);
  const [routes] = await Promise.all([fetchRoutes(remote, federation), loadStyles(styles)]);
  return { name: remote.name, routes: prepareRoutes(remote.name, routes) };
}

async function fetchRoutes(remote: RemoteReference, federation: Federation): Promise<readonly RouteObject[]> {
  try {
    return readRoutes(await federation.loadRemote(`${remote.container}/routes`));
  } catch (error) {
    // Files that did not come are requested again; a container whose module threw never runs that module again.
    if (!isChunkFailure(error)) federation.registerRemotes([toRemote(remote)], { force: true });
    throw error;
  }
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
