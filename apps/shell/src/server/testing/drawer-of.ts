import { plainFetch } from '@heizplatz/api-client';
import type { RouteObject } from '@heizplatz/router';
import { createStaticHandler } from '@heizplatz/router/server';
import { prepareRoutes } from '../../app/prepare-routes';
import { rootRoute } from '../../app/shell-routes';
import { readConfig } from '../config';
import { openDrawOnce } from '../kept-documents/draw-once';
import { type KeptDocuments, openKeptDocuments } from '../kept-documents/kept-documents';
import type { PageDrawer } from '../page-drawer';
import { releaseOf } from './release-of';

const ASSETS = {
  base: '/assets/x',
  folder: '',
  scripts: ['/assets/x/main.js'],
  aheadOf: () => [],
  styles: ['/assets/x/main.css'],
  fonts: [],
};

export interface DrawnRoutes {
  /** The routes of the remote that owns every path; null when it cannot be loaded; absent when nobody owns one. */
  readonly routes?: RouteObject[] | null;
  readonly apiUrl?: string;
  readonly documents?: KeptDocuments;
}

/** A running shell as far as drawing needs it, with one remote that is given. */
export function drawerOf({ routes, apiUrl, documents = openKeptDocuments(1_000_000) }: DrawnRoutes): PageDrawer {
  const releases = routes === undefined ? [] : [releaseOf('order', { patterns: ['/*'] })];
  return {
    config: readConfig({ MODE: 'test', ...(apiUrl && { API_URL: apiUrl }) }),
    assets: ASSETS,
    registry: { refused: () => [], serving: () => releases, folderOf: () => '' },
    loadMessages: async () => ({}),
    fetchApi: plainFetch,
    drawOnce: openDrawOnce(documents, Date.now),
    loadRemote: async () => {
      if (!routes) throw new Error('no files');
      return { handler: createStaticHandler([rootRoute(prepareRoutes('order', routes))]), messages: {} };
    },
  };
}
