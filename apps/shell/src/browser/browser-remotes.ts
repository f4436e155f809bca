import type { I18n } from '@heizplatz/i18n';
import type { RouteObject } from '@heizplatz/router';
import { registerRemotes } from '@module-federation/enhanced/runtime';
import { getOwnerByPath } from '../app/get-owner-by-path';
import type { RemoteReference } from '../app/page-data';
import { prepareRoutes } from '../app/prepare-routes';
import { loadRemoteRoutes } from '../app/remote-modules';
import { receiveChunkMessages } from './chunk-messages';

export interface BrowserRemotes {
  /** The owner's routes, fetched once; undefined when no remote owns the path. A failure may be retried. */
  readonly load: (pathname: string) => Promise<{ name: string; routes: RouteObject[] } | undefined>;
}

/** The remotes as this document's release pointer named them. */
export function registerBrowserRemotes(
  remotes: readonly RemoteReference[],
  locale: string,
  i18n: I18n,
): BrowserRemotes {
  registerRemotes(
    remotes.map(({ name, entry, container }) => ({ name, entry, entryGlobalName: container, alias: name })),
  );
  receiveChunkMessages(locale, i18n);
  const loading = new Map<string, Promise<{ name: string; routes: RouteObject[] }>>();
  return {
    load: async (pathname) => {
      const owner = getOwnerByPath(remotes, pathname);
      if (!owner) return undefined;
      const started = loading.get(owner.name) ?? fetchRemote(owner.name);
      loading.set(owner.name, started);
      started.catch(() => loading.delete(owner.name));
      return started;
    },
  };
}

/** The messages come with the routes' chunk, and screens' with theirs. */
async function fetchRemote(name: string): Promise<{ name: string; routes: RouteObject[] }> {
  return { name, routes: prepareRoutes(name, await loadRemoteRoutes(name)) };
}
