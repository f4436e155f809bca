import type { I18n } from '@heizplatz/i18n';
import type { RouteObject } from '@heizplatz/router';
import { registerRemotes } from '@module-federation/enhanced/runtime';
import { getOwnerByPath } from '../app/get-owner-by-path';
import type { RemoteReference } from '../app/page-data';
import { prepareRoutes } from '../app/prepare-routes';
import { loadRemoteRoutes } from '../app/remote-modules';
import { receiveChunkMessages } from './chunk-messages';

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
  remotes.forEach((remote) => register(remote));
  receiveChunkMessages(locale, i18n);
  const loading = new Map<string, Promise<LoadedRemote>>();
  return {
    load: async (pathname) => {
      const owner = getOwnerByPath(remotes, pathname);
      if (!owner) return undefined;
      const started = loading.get(owner.name) ?? fetchRemoteTwice(owner);
      loading.set(owner.name, started);
      started.catch(() => loading.delete(owner.name));
      return waitAtMost(started, owner.name, patienceMs);
    },
  };
}

/** `force`: from scratch, since a container whose module threw never runs that module again. */
function register({ name, entry, container }: RemoteReference, options?: { readonly force: true }): void {
  registerRemotes([{ name, entry, entryGlobalName: container }], options);
}

async function fetchRemoteTwice(remote: RemoteReference): Promise<LoadedRemote> {
  try {
    return await fetchRemote(remote);
  } catch {
    await new Promise((go) => setTimeout(go, RETRY_PAUSE_MS));
    return fetchRemote(remote);
  }
}

/** The messages come with the routes' chunk, and screens' with theirs. */
async function fetchRemote(remote: RemoteReference): Promise<LoadedRemote> {
  try {
    return { name: remote.name, routes: prepareRoutes(remote.name, await loadRemoteRoutes(remote.name)) };
  } catch (error) {
    register(remote, { force: true });
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
