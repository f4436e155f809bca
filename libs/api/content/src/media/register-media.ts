import { type CallDependencies, problem } from '@heizplatz/api-platform';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { FALLBACK_PICTURE } from '../content-blocks/fallback-picture';
import { mediaStoreKey } from './media-path';

const Params = v.object({
  key: v.pipe(v.string(), v.regex(/^[\da-f]{20}$/)),
  fileName: v.pipe(v.string(), v.maxLength(120)),
});

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/**
 * GET /api/media/{key}/{fileName}: a raw route, since a file is no JSON. The key identifies the content, so browsers
 * cache it for a year. An SVG opened on its own may run no script.
 */
export function registerMedia(app: FastifyInstance, { services }: Pick<CallDependencies, 'services'>): void {
  app.get('/api/media/:key/:fileName', async (request, reply) => {
    const params = v.safeParse(Params, request.params);
    if (!params.success) throw problem('NOT_FOUND');
    const { key, fileName } = params.output;
    const type = TYPES[fileName.split('.').at(-1) ?? ''];
    const bytes = key === FALLBACK_PICTURE.key ? FALLBACK_PICTURE.svg : await services.files.read(mediaStoreKey(key));
    if (!type || bytes === undefined) throw problem('NOT_FOUND');
    return reply
      .header('content-type', type)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes);
  });
}
