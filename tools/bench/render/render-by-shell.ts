/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the shell's own code, bundled for the bench alone */
import { siteById } from '@heizplatz/country';
import fastify, { type FastifyRequest } from 'fastify';
import { joinPieces } from '../../../apps/shell/src/server/documents/join-pieces';
import { renderPage } from '../../../apps/shell/src/server/documents/render-page';
import type { PageDependencies } from '../../../apps/shell/src/server/documents/page-dependencies';
import type { DrawingTools } from '../../../apps/shell/src/server/rendering/drawing-tools';
import type { RenderPage } from './rendering.ts';

export const SITE = siteById(1);
export const ORIGIN = 'http://localhost:4200';

/** The shell with its rendering dependencies, in one thread. */
export type BenchRenderer = PageDependencies & DrawingTools;

/** A visitor's request as Fastify hands it on. */
export async function getRequest(path: string): Promise<FastifyRequest> {
  const server = fastify();
  return new Promise((resolve) => {
    server.get('/*', async (request) => {
      resolve(request);
      return '';
    });
    void server.inject(path);
  });
}

/** The shell's way from a request to the bytes of a document. Throws when the page is anything but a good one. */
export async function shellRenderer(renderer: PageDependencies, path: string): Promise<RenderPage> {
  const request = await getRequest(path);
  const serving = renderer.registry.serving().select({ countryId: SITE.countryId, group: null });
  return async () => {
    const rendered = await renderPage(renderer, request, { site: SITE, origin: ORIGIN, serving });
    if (rendered.kind !== 'document' || rendered.status !== 200)
      throw new Error(
        `${path} rendered as ${rendered.kind}${'status' in rendered ? ` with status ${rendered.status}` : ''}`,
      );
    return joinPieces(rendered.pieces, 'a-nonce');
  };
}
