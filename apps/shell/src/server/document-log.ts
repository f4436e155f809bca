import { withoutLinkToken } from '@heizplatz/contract';
import type { Release } from '@heizplatz/releases';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** The request's log with what each line of a page names: its path without tokens, and the release that owns the path. */
export const documentLog = (request: FastifyRequest, owner: Release | undefined): FastifyBaseLogger =>
  request.log.child({
    url: withoutLinkToken(request.url).split('?')[0],
    remote: owner?.name ?? null,
    version: owner?.version ?? null,
  });
