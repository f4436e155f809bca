import { randomBytes } from 'node:crypto';
import type { Site } from '@heizplatz/country';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calculatorRedirect } from './calculator-redirect';
import { documentHeaders, RESTORABLE_CACHE_CONTROL } from '../headers/document-headers';
import { documentLog } from './document-log';
import { renderPage } from './render-page';
import type { PageDependencies } from './page-dependencies';
import { PLAIN_ERROR_STATUS, plainErrorDocument, type PlainErrorKind } from './plain-error-document';
import type { RenderResult } from './render-result';
import { getReferences } from '../overrides/get-references';
import { readOverrides } from '../overrides/read-overrides';
import { findOwner } from '../releases/find-owner';
import { getVisitorReleases } from '../releases/visitor-group';
import { registerFormPosts } from '../forms/register-form-posts';
import { RenderRefusal } from '../rendering/render-refusal';
import { sendDocument } from './send-document';
import { isPreview, previewHeaders } from '../headers/preview-headers';
import { getRequestSite, getSignal } from '../api-proxy/visitor-request';

/** Missing files: a browser that requested a script has no use for a page. */
const FILES = /^\/(assets|releases)\//;

/** When too many pages wait, or a release is loaded: others may have their turn soon, and most releases are there. */
const RETRY_SECONDS = '5';

/** Every path that is no file and no call is a page of the remote that owns it. */
export function registerPages(server: FastifyInstance, renderer: PageDependencies): void {
  const { config, assets, registry } = renderer;
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-request-id', request.id);
    if (FILES.test(request.url)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const site = getRequestSite(request, config);
    if (!site) return reply.code(421).type('text/plain; charset=utf-8').send('Diese Adresse gehört zu keinem Angebot.');
    const { countryId } = site;
    const origin = config.origins[countryId];
    const cookieHeader = request.headers.cookie ?? '';
    const mayAssign = request.method !== 'POST';
    const serving = registry.serving();
    const { releases, setCookie } = getVisitorReleases(serving, { countryId, cookieHeader, mayAssign });
    const nonce = randomBytes(16).toString('base64');
    const overrides = readOverrides(cookieHeader, config, request.log);
    const remoteOrigins = overrides.map(({ origin: own }) => own);
    reply.headers(documentHeaders({ ...config, nonce, site, cookieHeader, remoteOrigins }));
    if (setCookie !== null) reply.header('set-cookie', setCookie);
    if (serving.all.length === 0) return sendPlain(site, 'loading');
    if (isPreview(request.url)) reply.headers(previewHeaders({ ...config, nonce }));
    try {
      const rendered = await renderPage(renderer, request, {
        site,
        origin,
        serving: releases,
        ...(overrides.length > 0 && { references: getReferences(releases, overrides) }),
        signal: getSignal(reply),
      });
      if (registry.unread().length > 0 && mayBeAnothers(rendered)) return sendPlain(site, 'loading');
      for (const cookie of rendered.setCookies) reply.header('set-cookie', cookie);
      if (rendered.kind === 'no-form') return refuseMethod(reply);
      if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
      if (rendered.isRestorable) reply.header('cache-control', RESTORABLE_CACHE_CONTROL);
      return await sendDocument(request, reply, rendered, nonce);
    } catch (error) {
      if (error instanceof RenderRefusal && error.reason === 'left') return reply.code(499).send();
      if (error instanceof RenderRefusal && error.reason === 'busy') return sendPlain(site, 'busy');
      const owner = findOwner(releases, new URL(request.url, origin).pathname);
      documentLog(request, owner).error({ err: error }, 'a document could not be drawn');
      return sendPlain(site, 'failed');
    }

    function sendPlain(site: Site, kind: PlainErrorKind): FastifyReply {
      const status = PLAIN_ERROR_STATUS[kind];
      if (status === 503) reply.header('retry-after', RETRY_SECONDS);
      const document = plainErrorDocument(site, assets, { kind, requestId: request.id });
      return reply.code(status).type('text/html; charset=utf-8').send(document);
    }
  };
  server.get('/rechner', (request, reply) => reply.redirect(calculatorRedirect(request.query), 303));
  registerFormPosts(server, { isProduction: config.isProduction, answer: respond });
  server.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply);
    return respond(request, reply);
  });
}

/** It says that there is no such page, or form: a release whose manifest is missing may have it. */
const mayBeAnothers = (rendered: RenderResult): boolean =>
  rendered.kind === 'no-form' || (rendered.kind === 'document' && rendered.status === 404);

const refuseMethod = (reply: FastifyReply): FastifyReply =>
  reply
    .code(405)
    .header('allow', 'GET, HEAD')
    .type('text/plain; charset=utf-8')
    .send('Diese Seite kann nur gelesen werden.');
