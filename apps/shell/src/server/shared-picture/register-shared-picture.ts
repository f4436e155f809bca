import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { getRequestSite } from '../api-proxy/visitor-request';
import type { RenderPicture } from './render-picture';
import { readHead } from './read-head';
import { createPictureQueue } from './picture-queue';

const A_DAY = 'public, max-age=86400';
/** A path of ours, without query. */
const PAGE = /^\/(?!\/)[^?#\\]{0,300}$/;

/** /teilen.png?seite=/pelletpreise: what a shared link to that page shows. Pages that name no picture have none. */
export function registerSharedPicture(server: FastifyInstance, config: ShellConfig, render: RenderPicture): void {
  const queue = createPictureQueue();
  server.get<{ Querystring: Readonly<Record<string, unknown>> }>('/teilen.png', async (request, reply) => {
    const path = request.query['seite'];
    const site = getRequestSite(request, config);
    const plain = reply.type('text/plain; charset=utf-8');
    if (!site || typeof path !== 'string' || !PAGE.test(path)) return plain.code(404).send('Not found');
    const page = await server.inject({ url: encodeURI(path), headers: { host: request.host } });
    const head = page.statusCode === 200 ? readHead(page.body) : undefined;
    if (!head) return plain.code(404).send('Not found');
    const host = new URL(config.origins[site.countryId]).host;
    const picture = await queue(JSON.stringify([head, host]), () => render(head, host));
    if (!picture) return plain.code(503).header('retry-after', '5').send('Später noch einmal');
    return reply.type('image/png').header('cache-control', A_DAY).send(picture);
  });
}
