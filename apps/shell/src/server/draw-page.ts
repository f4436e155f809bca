import { parseCookies } from '@heizplatz/api-client';
import type { Site } from '@heizplatz/country';
import {
  FORM_FIELDS,
  isRouteErrorResponse,
  type PageContext,
  pageContext,
  RouterContextProvider,
} from '@heizplatz/router';
import { createStaticHandler, type StaticHandlerContext } from '@heizplatz/router/server';
import { readSession } from '@heizplatz/session';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { formFitsContext } from '../app/guarded-action';
import { ownerOfPath } from '../app/owner-of-path';
import { failedRemoteRoutes, rootRoute } from '../app/shell-routes';
import { drawDocument } from './draw-document';
import { fitsCookie, formToken } from './form-token';
import type { Release } from './release-schema';
import type { OwnerRemote, PageDrawer } from './page-drawer';
import type { ServerRemote } from './server-remotes';
import { settleLogin } from './settle-login';
import { openVisitorApi } from './visitor-api';
import { pageRequest, sentForm } from './visitor-request';

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
    }
  /** A form was sent to a page that takes none. */
  | { readonly kind: 'no-form'; readonly setCookies: readonly string[] };

/** From a request to a complete document: the owner's routes, its form's action, their loaders, one render. */
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
  const visit = { apiUrl: drawer.config.apiUrl, countryId: site.countryId, request };
  const openApi = (cookieHeader: string) => openVisitorApi({ ...visit, cookieHeader });
  const login = await settleLogin({ cookieHeader: request.headers.cookie ?? '', openApi, log: request.log });
  const form = remote.isWhole ? sentForm(request) : null;
  const visitor = openVisitorApi({
    ...visit,
    cookieHeader: login.cookieHeader,
    ...(form && { csrfToken: form.get(FORM_FIELDS.csrf) ?? '' }),
  });
  const cookies = parseCookies(login.cookieHeader);
  const asked = pageRequest(request, origin, form);
  const context = await runRoutes(remote, asked, { site, cookies, api: visitor.api, form });
  const allCookies = () => [...login.setCookies, ...visitor.setCookies];
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return { kind: 'redirect', location, status: form ? 303 : context.status, setCookies: allCookies() };
  }
  if (context.statusCode === 405) return { kind: 'no-form', setCookies: allCookies() };
  logErrors(context, request.log);
  const csrfToken = await formToken(context, visitor, { cookies, log: request.log });
  const drawing = { drawer, releases, owner, remote, site, origin, visitor, csrfToken };
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

interface Visitor extends Omit<PageContext, 'user'> {
  readonly form: URLSearchParams | null;
}

function runRoutes(remote: ServerRemote, request: Request, { form, ...visitor }: Visitor) {
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { ...visitor, user: readSession(visitor.cookies, new Date()) });
  requestContext.set(formFitsContext, form !== null && fitsCookie(form, visitor.cookies));
  return remote.handler.query(request, { requestContext });
}

function logErrors(context: StaticHandlerContext, log: FastifyBaseLogger): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (isRouteErrorResponse(error) && error.status < 500) continue;
    log.error({ err: isRouteErrorResponse(error) ? error.data : error }, 'a page failed');
  }
}
