import { parseCookies } from '@heizplatz/api-client';
import { CALLS, COOKIES } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import { isRouteErrorResponse, pageContext, type PageHandle, RouterContextProvider } from '@heizplatz/router';
import { createStaticHandler, type StaticHandlerContext } from '@heizplatz/router/server';
import { readSession } from '@heizplatz/session';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { ownerOfPath } from '../app/owner-of-path';
import { failedRemoteRoutes, rootRoute } from '../app/shell-routes';
import { drawDocument } from './draw-document';
import type { Release } from './release-schema';
import type { OwnerRemote, PageDrawer } from './page-drawer';
import type { ServerRemote } from './server-remotes';
import { openVisitorApi, type VisitorApi } from './visitor-api';
import { pageRequest } from './visitor-request';

export type DrawnPage =
  | {
      readonly kind: 'redirect';
      readonly location: string;
      readonly status: number;
      readonly setCookies: readonly string[];
    }
  | {
      readonly kind: 'document';
      readonly status: number;
      readonly pieces: readonly string[];
      readonly setCookies: readonly string[];
    };

/** From a request to a complete document: the owner's routes, their loaders, one render. */
export async function drawPage(
  drawer: PageDrawer,
  request: FastifyRequest,
  site: Site,
  origin: string,
): Promise<DrawnPage> {
  const releases = drawer.registry.serving();
  const { pathname } = new URL(request.url, origin);
  const owner = ownerOfPath(releases, pathname);
  const remote = await loadOwner(drawer, owner, site, request.log);
  const visitor = openVisitorApi(drawer.config.apiUrl, site.countryId, request);
  const context = await runLoaders(remote, request, site, origin, visitor);
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      location: context.headers.get('location') ?? '/',
      status: context.status,
      setCookies: visitor.setCookies,
    };
  }
  logErrors(context, request.log);
  await ensureCsrf(context, request, visitor);
  const drawing = { drawer, releases, owner, remote, site, origin, visitor };
  const drawn = await drawDocument(drawing, context, request.log);
  return { kind: 'document', ...drawn, setCookies: visitor.setCookies };
}

async function loadOwner(
  drawer: PageDrawer,
  owner: Release | undefined,
  site: Site,
  log: FastifyBaseLogger,
): Promise<OwnerRemote> {
  if (!owner) return { handler: createStaticHandler([rootRoute([])]), messages: {}, isWhole: false };
  try {
    return { ...(await drawer.loadRemote(owner, site.locale)), isWhole: true };
  } catch (error) {
    log.error({ err: error, remote: owner.name, version: owner.version }, 'a remote could not be loaded');
    const routes = failedRemoteRoutes(owner.name, owner.patterns);
    return { handler: createStaticHandler([rootRoute(routes)]), messages: {}, isWhole: false };
  }
}

function runLoaders(remote: ServerRemote, request: FastifyRequest, site: Site, origin: string, { api }: VisitorApi) {
  const cookies = parseCookies(request.headers.cookie ?? '');
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { site, cookies, api, user: readSession(cookies, new Date()) });
  return remote.handler.query(pageRequest(request, origin), { requestContext });
}

/** Login and checkout documents bring the CSRF cookie (product.md section 1). */
async function ensureCsrf(context: StaticHandlerContext, request: FastifyRequest, { api }: VisitorApi): Promise<void> {
  const { layout } = (context.matches.at(-1)?.route.handle ?? {}) as PageHandle;
  const has = COOKIES.csrf in parseCookies(request.headers.cookie ?? '');
  if (has || (layout !== 'order-process' && layout !== 'focused')) return;
  await api(CALLS.renewSession, { query: {} }).catch((error: unknown) =>
    request.log.warn({ err: error }, 'no CSRF cookie'),
  );
}

function logErrors(context: StaticHandlerContext, log: FastifyBaseLogger): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (isRouteErrorResponse(error) && error.status < 500) continue;
    log.error({ err: isRouteErrorResponse(error) ? error.data : error }, 'a page failed');
  }
}
