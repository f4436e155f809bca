import type { I18n } from '@heizplatz/i18n';
import type { RouteObject } from '@heizplatz/router';
import { getOwnerByPath } from '../app/get-owner-by-path';
import type { RemoteReference } from '../app/page-data';
import { prepareRoutes } from '../app/prepare-routes';
import { readRoutes } from '../app/read-routes';
import { isChunkFailure } from '../app/reload-on-chunk-failure';
import { receiveChunkMessages } from './chunk-messages';
import { setPageRemotes } from '../app/page-release';
import type { ServingResponse } from '../app/serving-response';
import { createFederation, type Federation } from './federation/create-federation';
import { loadStyles } from './federation/load-styles';

interface LoadedRemote {
  readonly name: string;
  readonly routes: RouteObject[];
}

export interface BrowserRemotes {
  /** All of the page; undefined until they have been fetched. */
  readonly known: () => readonly RemoteReference[] | undefined;
  /** Fetched once, with a second try; a failure is a chunk failure, and a later call fetches anew. */
  readonly fetchAll: () => Promise<readonly RemoteReference[]>;
  /**
   * The owner's routes, fetched once; undefined when no remote owns the path. A failure is tried once more at once, and anew
   * with each later call.
   */
  readonly load: (pathname: string) => Promise<LoadedRemote | undefined>;
}

interface Options {
  readonly locale: string;
  readonly i18n: I18n;
  readonly fetchServing: () => Promise<ServingResponse>;
  /** How long a navigation waits for a remote's files; they go on loading for the next one. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 15_000;
/** Between the two tries: a connection that broke is often back. */
const RETRY_PAUSE_MS = 300;

/** The document names its own remote; the others are those that serve its visitor when the page asks for them first. */
export function registerBrowserRemotes(
  own: RemoteReference | null,
  { locale, i18n, fetchServing, patienceMs = PATIENCE_MS }: Options,
): BrowserRemotes {
  receiveChunkMessages(locale, i18n);
  const firstPath = location.pathname;
  const federation = createFederation();
  const loading = new Map<string, Promise<LoadedRemote>>();
  let all: readonly RemoteReference[] | undefined;
  let fetching: Promise<readonly RemoteReference[]> | undefined;

  function fetchAll(): Promise<readonly RemoteReference[]> {
    fetching ??= twice(fetchServing).then(keepOwn, (cause: unknown) => {
      fetching = undefined;
      throw Object.assign(new Error('The remotes of this page did not come', { cause }), { name: 'ChunkLoadError' });
    });
    return fetching;
  }

  /** This page's own remote stays the one that drew it, also where another version serves by now. */
  function keepOwn({ remotes }: ServingResponse): readonly RemoteReference[] {
    all = remotes.map((remote) => (own?.name === remote.name ? own : remote));
    setPageRemotes(all);
    return all;
  }

  const findOwner = async (pathname: string): Promise<RemoteReference | null | undefined> =>
    pathname === firstPath
      ? own
      : getOwnerByPath(all ?? (await waitAtMost(fetchAll(), 'the list of remotes', patienceMs)), pathname);

  return {
    known: () => all,
    fetchAll,
    load: async (pathname) => {
      const owner = await findOwner(pathname);
      if (!owner) return undefined;
      federation.register(owner);
      const started = loading.get(owner.name) ?? twice(() => fetchRemote(owner, federation));
      loading.set(owner.name, started);
      started.catch(() => loading.delete(owner.name));
      return waitAtMost(started, owner.name, patienceMs);
    },
  };
}

async function twice<T>(fetchIt: () => Promise<T>): Promise<T> {
  try {
    return await fetchIt();
  } catch {
    await new Promise((go) => setTimeout(go, RETRY_PAUSE_MS));
    return fetchIt();
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
    return readRoutes(await federation.loadRoutes(remote));
  } catch (error) {
    // Files that did not come are requested again; a container whose module threw never runs that module again.
    if (!isChunkFailure(error)) federation.register(remote, { isAnew: true });
    throw error;
  }
}

async function waitAtMost<T>(loading: Promise<T>, name: string, patienceMs: number): Promise<T> {
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
