import { siteById } from '@heizplatz/country';
import fastify from 'fastify';
import { drawPage } from '../documents/draw-page';
import type { DrawnPage } from '../documents/drawn-page';
import { type DrawnRoutes, drawerOf } from './drawer-of';

export const ORIGIN = 'http://localhost:4200';

/** A path as `drawPage` answers it, for a request that went through Fastify. */
export async function drawPath(
  path: string,
  { cookie = '', ...drawn }: DrawnRoutes & { readonly cookie?: string },
): Promise<DrawnPage> {
  const drawer = drawerOf(drawn);
  const server = fastify();
  server.get('/*', async (request) => drawPage(drawer, request, siteById(1), ORIGIN));
  const { body } = await server.inject({ url: path, headers: { host: 'localhost:4200', cookie } });
  await server.close();
  return JSON.parse(body) as DrawnPage;
}
