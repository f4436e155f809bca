import { siteById } from '@heizplatz/country';
import fastify from 'fastify';
import { renderPage } from '../documents/render-page';
import type { RenderResult } from '../documents/render-result';
import { type RenderRoutes, getRenderer } from './get-renderer';

export const ORIGIN = 'http://localhost:4200';

/** The result of `renderPage` for a path, for a request that went through Fastify. */
export async function renderPath(
  path: string,
  { cookie = '', ...rendered }: RenderRoutes & { readonly cookie?: string },
): Promise<RenderResult> {
  const renderer = getRenderer(rendered);
  const server = fastify();
  server.get('/*', async (request) =>
    renderPage(renderer, request, { site: siteById(1), origin: ORIGIN, serving: renderer.registry.serving().all }),
  );
  const { body } = await server.inject({ url: path, headers: { host: 'localhost:4200', cookie } });
  await server.close();
  return JSON.parse(body) as RenderResult;
}
