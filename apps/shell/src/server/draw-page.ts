import { type Cookies, parseCookies } from '@heizplatz/api-client';
import { CALLS, COOKIES } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import {
  isRouteErrorResponse,
  type PageContext,
  pageContext,
  type PageHandle,
  RouterContextProvider,
} from '@heizplatz/router';
import { createStaticHandler, type StaticHandlerContext } from '@heizplatz/router/server';
import { readSession } from '@heizplatz/session';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { ownerOfPath } from '../app/owner-of-path';
import { failedRemoteRoutes, rootRoute } from '../app/shell-routes';
import { drawDocument } from './draw-document';
import type { Release } from './release-schema';
import type { OwnerRemote, PageDrawer } from './page-drawer';
import type { ServerRemote } from './server-remotes';
import { settleLogin } from './settle-login';
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
  const openApi = (cookieHeader: string) => openVisitorApi(drawer.config.apiUrl, site.countryId, request, cookieHeader);
  const login = await settleLogin({ cookieHeader: request.headers.cookie ?? '', openApi, log: request.log });
  const visitor = openApi(login.cookieHeader);
  const cookies = parseCookies(login.cookieHeader);
  const context = await runLoaders(remote, pageRequest(request, origin), { site, cookies, api: visitor.api });
  const allCookies = () => [...login.setCookies, ...visitor.setCookies];
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return { kind: 'redirect', location, status: context.status, setCookies: allCookies() };
  }
  logErrors(context, request.log);
  if (needsCsrf(context, cookies)) await bringCsrf(visitor, request.log);
  const drawing = { drawer, releases, owner, remote, site, origin, visitor };
  const drawn = await drawDocument(drawing, context, request.log);
  return { kind: 'document', ...drawn, setCookies: allCookies() };
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

function runLoaders(remote: ServerRemote, request: Request, visitor: Omit<PageContext, 'user'>) {
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { ...visitor, user: readSession(visitor.cookies, new Date()) });
  return remote.handler.query(request, { requestContext });
}

/** Login and checkout documents bring the CSRF cookie (product.md section 1). */
function needsCsrf(context: StaticHandlerContext, cookies: Cookies): boolean {
  const { layout } = (context.matches.at(-1)?.route.handle ?? {}) as PageHandle;
  return !(COOKIES.csrf in cookies) && (layout === 'order-process' || layout === 'focused');
}

async function bringCsrf({ api }: VisitorApi, log: FastifyBaseLogger): Promise<void> {
  await api(CALLS.renewSession, { query: {} }).catch((error: unknown) => log.warn({ err: error }, 'no CSRF cookie'));
}

function logErrors(context: StaticHandlerContext, log: FastifyBaseLogger): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (isRouteErrorResponse(error) && error.status < 500) continue;
    log.error({ err: isRouteErrorResponse(error) ? error.data : error }, 'a page failed');
  }
}
