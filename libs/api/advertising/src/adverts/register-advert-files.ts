import { type CallDependencies, problem } from '@heizplatz/api-platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { FILE_NAME, PICTURES_PATH, STYLES_PATH } from './advert-file-paths';
import { findAdvertFile } from './advert-file-repository';

const Params = v.object({ file: v.pipe(v.string(), v.regex(FILE_NAME)) });
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Style sheets and pictures of adverts: raw routes, since a file is no JSON. Names change with the content, so both
 * are cached for ever.
 */
export function registerAdvertFiles(app: FastifyInstance, { db }: Pick<CallDependencies, 'db'>): void {
  async function send(reply: FastifyReply, params: unknown, kind: 'styles' | 'picture'): Promise<FastifyReply> {
    const parsed = v.safeParse(Params, params);
    const file = parsed.success ? await findAdvertFile(db, parsed.output.file, kind) : undefined;
    if (!file) throw problem('NOT_FOUND');
    return (
      reply
        .header('content-type', file.contentType)
        .header('cache-control', A_YEAR)
        // Opened on its own, an SVG runs no script either.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file.content)
    );
  }
  app.get(STYLES_PATH, ({ params }, reply) => send(reply, params, 'styles'));
  app.get(PICTURES_PATH, ({ params }, reply) => send(reply, params, 'picture'));
}
