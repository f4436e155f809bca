/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the shell's own code, bundled for the bench alone */
import { siteById } from '@heizplatz/country';
import fastify, { type FastifyRequest } from 'fastify';
import { renderPage } from '../../../apps/shell/src/server/documents/render-page';
import type { PageDependencies } from '../../../apps/shell/src/server/documents/page-dependencies';
import type { DrawingTools } from '../../../apps/shell/src/server/rendering/drawing-tools';

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

/** The shell's way from a request to a whole document. Throws when the page is anything but a good one. */
export async function shellRenderer(renderer: PageDependencies, path: string): Promise<() => Promise<string>> {
  const request = await getRequest(path);
  const serving = renderer.registry.serving().select({ countryId: SITE.countryId, group: null });
  return async () => {
    const rendered = await renderPage(renderer, request, { site: SITE, origin: ORIGIN, serving });
    // A real request is one page's: its listeners go with it.
    request.raw.removeAllListeners('close');
    if (rendered.kind !== 'document' || rendered.status !== 200)
      throw new Error(
        `${path} rendered as ${rendered.kind}${'status' in rendered ? ` with status ${rendered.status}` : ''}`,
      );
    return rendered.pieces.join('a-nonce');
  };
}
