import { SITE_HEADER } from '@heizplatz/contract';
import { createApiClient } from '@heizplatz/api-client';
import type { Site } from '@heizplatz/country';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import { getRequestSite } from '../api-proxy/visitor-request';
import { robotsText } from './robots-text';
import { SITEMAP_PARTS } from './sitemap-parts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

/** Robots and sitemaps are read now and then: an hour old is young enough. */
const CACHE = 'public, max-age=3600';

type Result = (place: { site: Site; origin: string }, request: FastifyRequest, reply: FastifyReply) => unknown;

/** What search engines request beside pages (rule URL-12): per site, generated from the API's current data. */
export function registerSearchEngines(server: FastifyInstance, config: ShellConfig, fetchApi: typeof fetch): void {
  const filterBySite = (respond: Result) => (request: FastifyRequest, reply: FastifyReply) => {
    const site = getRequestSite(request, config);
    if (!site) return reply.code(421).send();
    reply.header('cache-control', CACHE);
    return respond({ site, origin: config.origins[site.countryId] }, request, reply);
  };
  const xml = (reply: FastifyReply) => reply.type('application/xml; charset=utf-8');
  server.get(
    '/robots.txt',
    filterBySite(({ origin }, _request, reply) => reply.type('text/plain').send(robotsText(origin))),
  );
  server.get(
    '/sitemap.xml',
    filterBySite(({ origin }, _request, reply) =>
      xml(reply).send(
        sitemapIndexXml(
          origin,
          Object.keys(SITEMAP_PARTS).map((name) => `/sitemaps/${name}.xml`),
        ),
      ),
    ),
  );
  server.get<{ Params: { file: string } }>(
    '/sitemaps/:file',
    filterBySite(async ({ site, origin }, request, reply) => {
      const [, name = ''] = /^([a-z]+)\.xml$/.exec((request.params as { file: string }).file) ?? [];
      const part = Object.hasOwn(SITEMAP_PARTS, name) ? SITEMAP_PARTS[name] : undefined;
      if (!part) return reply.callNotFound();
      const headers = {
        [SITE_HEADER]: String(site.countryId),
        'x-forwarded-for': request.ip,
        'x-request-id': request.id,
      };
      const api = createApiClient({ baseUrl: config.apiUrl, headers: () => headers, fetch: fetchApi });
      return xml(reply).send(sitemapXml(origin, await part(api, site)));
    }),
  );
}
