import { stripLinkToken } from '@heizplatz/contract';
import type { Release } from '@heizplatz/releases';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** A path as log lines have it: without tokens and query. */
export const pathForLog = (url: string): string => stripLinkToken(url).split('?')[0] ?? '';

/** The request's log with what each line of a page names: its path without tokens, and the release that owns the path. */
export const documentLog = (request: FastifyRequest, owner: Release | undefined): FastifyBaseLogger =>
  request.log.child({ url: pathForLog(request.url), remote: owner?.name ?? null, version: owner?.version ?? null });
