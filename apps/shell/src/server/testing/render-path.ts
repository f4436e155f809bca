import { siteById } from '@heizplatz/country';
import fastify from 'fastify';
import { renderPage } from '../documents/render-page';
import type { RenderResult } from '../documents/render-result';
import { type RenderRoutes, getRenderer } from './get-renderer';

export const ORIGIN = 'http://localhost:4200';

/** The result of `renderPage` for a path, for a request that went through Fastify. */
export async function renderPath(
  path: string,
  { cookie = '', ...routes }: RenderRoutes & { readonly cookie?: string },
): Promise<RenderResult> {
  const renderer = getRenderer(routes);
  const server = fastify();
  let rendered: RenderResult | undefined;
  server.get('/*', async (request) => {
    const serving = renderer.registry.serving().all;
    rendered = await renderPage(renderer, request, { site: siteById(1), origin: ORIGIN, serving });
    return '';
  });
  const { body } = await server.inject({ url: path, headers: { host: 'localhost:4200', cookie } });
  await server.close();
  if (!rendered) throw new Error(body);
  return rendered;
}
