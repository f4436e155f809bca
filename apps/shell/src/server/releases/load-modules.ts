import { SITES } from '@heizplatz/country';
import type { RouteObject } from '@heizplatz/router';
import type { LoadServerRemote } from './server-remotes';

/** Loads every module of a release that a page of it may need on the server: routes, those on demand too, and each site's messages. */
export async function loadModules(load: LoadServerRemote, release: Parameters<LoadServerRemote>[0]): Promise<void> {
  for (const { locale } of Object.values(SITES)) await loadLazy((await load(release, locale)).handler.dataRoutes);
}

async function loadLazy(routes: readonly RouteObject[]): Promise<void> {
  for (const { lazy, children } of routes) {
    const loaders = typeof lazy === 'function' ? [lazy] : Object.values(lazy ?? {});
    for (const loader of loaders) await loader?.();
    await loadLazy(children ?? []);
  }
}
