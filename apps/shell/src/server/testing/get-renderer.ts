import { plainFetch } from '@heizplatz/api-client';
import type { RouteObject } from '@heizplatz/router';
import { createStaticHandler } from '@heizplatz/router/server';
import { prepareRoutes } from '../../app/prepare-routes';
import { rootRoute } from '../../app/shell-routes';
import { readConfig } from '../config';
import { createSingleFlight } from '../page-cache/single-flight';
import { type PageCache, createPageCache } from '../page-cache/page-cache';
import type { PageDependencies } from '../documents/page-dependencies';
import { createInPlaceRenderer } from '../rendering/render-in-place';
import type { ServingReleases } from '../releases/serving-releases';
import { createRouteOutlines } from '../rendering/route-outlines';
import { releaseOf, serveAll } from './get-release';

const ASSETS = {
  base: '/assets/x',
  folder: '',
  scripts: ['/assets/x/main.js'],
  getPreloads: () => [],
  calculatorBar: [],
  styles: ['/assets/x/main.css'],
  fonts: [],
};

export interface RenderRoutes {
  /** The routes of the remote that owns every path; null when it cannot be loaded; absent when no remote owns one. */
  readonly routes?: RouteObject[] | null;
  readonly apiUrl?: string;
  readonly documents?: PageCache;
  readonly fetchApi?: typeof globalThis.fetch;
  /** Default: one release for everybody. */
  readonly serving?: ServingReleases;
}

/** A running shell as far as rendering needs it, with one remote that is passed. */
export function getRenderer(input: RenderRoutes): PageDependencies {
  const { routes, apiUrl, documents = createPageCache(1_000_000), fetchApi = plainFetch } = input;
  const releases = routes === undefined ? [] : [releaseOf('order', { patterns: ['/*'] })];
  const serving = input.serving ?? serveAll(releases);
  const config = readConfig({ MODE: 'test', ...(apiUrl && { API_URL: apiUrl }) });
  const renderer = createInPlaceRenderer({
    config,
    assets: ASSETS,
    loadMessages: async () => ({}),
    loadRemote: async () => {
      if (!routes) throw new Error('no files');
      return { handler: createStaticHandler([rootRoute(prepareRoutes('order', routes))]), messages: {} };
    },
  });
  return {
    config,
    assets: ASSETS,
    registry: { serving: () => serving, getServerFolder: () => '', loading: () => [], unread: () => [] },
    fetchApi,
    renderer,
    outlines: createRouteOutlines(renderer),
    singleFlight: createSingleFlight(documents, Date.now),
  };
}
