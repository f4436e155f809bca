import { siteById } from '@heizplatz/country';
import type { RouteObject } from '@heizplatz/router';
import { createStaticHandler } from '@heizplatz/router/server';
import fastify from 'fastify';
import { prepareRoutes } from '../../app/prepare-routes';
import { rootRoute } from '../../app/shell-routes';
import { readConfig } from '../config';
import { type DrawnPage, drawPage } from '../draw-page';
import type { PageDrawer } from '../page-drawer';
import { releaseOf } from './release-of';

const ASSETS = {
  base: '/assets/x',
  folder: '',
  script: '/assets/x/main.js',
  preloads: [],
  styles: ['/assets/x/main.css'],
  fonts: [],
};
export const ORIGIN = 'http://localhost:4200';

interface Drawing {
  /** The routes of the remote that owns every path; null when it cannot be loaded; absent when nobody owns one. */
  readonly routes?: RouteObject[] | null;
  readonly apiUrl?: string;
  readonly cookie?: string;
}

/** A path as `drawPage` answers it, for a request that went through Fastify. */
export async function drawPath(path: string, { routes, apiUrl, cookie = '' }: Drawing): Promise<DrawnPage> {
  const releases = routes === undefined ? [] : [releaseOf('order', { patterns: ['/*'] })];
  const drawer: PageDrawer = {
    config: readConfig({ MODE: 'test', ...(apiUrl && { API_URL: apiUrl }) }),
    assets: ASSETS,
    registry: { serving: () => releases, folderOf: () => '' },
    loadMessages: async () => ({}),
    loadRemote: async () => {
      if (!routes) throw new Error('no files');
      return { handler: createStaticHandler([rootRoute(prepareRoutes('order', routes))]), messages: {} };
    },
  };
  const server = fastify();
  server.get('/*', async (request) => drawPage(drawer, request, siteById(1), ORIGIN));
  const { body } = await server.inject({ url: path, headers: { host: 'localhost:4200', cookie } });
  await server.close();
  return JSON.parse(body) as DrawnPage;
}
