import { type Cookies, parseCookies } from '@heizplatz/api-client';
import { isRouteErrorResponse, pageContext, type PageHandle, RouterContextProvider } from '@heizplatz/router';
import type { StaticHandlerContext } from '@heizplatz/router/server';
import { readSession } from '@heizplatz/session';
import { formFitsContext } from '../../app/guarded-action';
import { renderPageDocument, type DocumentPlace } from './render-page-document';
import type { RenderResult } from './render-result';
import { matchesCsrfCookie, formToken } from '../forms/form-token';
import type { PageLog } from '../rendering/render-task';
import type { VisitorApi } from '../api-proxy/visitor-api';

interface PageRun {
  readonly place: DocumentPlace;
  readonly query: Request;
  readonly visitor: VisitorApi;
  /** '' on neutral pages. */
  readonly cookieHeader: string;
  readonly hasLogin: boolean;
  readonly form: URLSearchParams | null;
}

/**
 * The matched routes' action and loaders, then one render of what they gave. Its Set-Cookie headers are the page's own; who
 * made its calls has those of the API.
 */
export async function runPage({ place, query, visitor, cookieHeader, hasLogin, form }: PageRun): Promise<RenderResult> {
  const { log } = place;
  const cookies = parseCookies(cookieHeader);
  const context = await place.remote.handler.query(query, { requestContext: requestContext() });
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return {
      kind: 'redirect',
      location,
      status: form ? 303 : context.status,
      setCookies: context.headers.getSetCookie(),
    };
  }
  if (context.statusCode === 405) return { kind: 'no-form', setCookies: [] };
  logErrors(context, log);
  const csrfToken = await formToken(context, visitor, { cookies, log });
  const rendered = await renderPageDocument({ ...place, visitor, csrfToken, reader: getUser(cookies) }, context);
  const hasSecrets = csrfToken !== undefined || hasLogin;
  const isRestorable = !hasSecrets && getHandle(context).isRestorable === true;
  return { kind: 'document', ...rendered, hasSecrets, ...(isRestorable && { isRestorable }), setCookies: [] };

  function requestContext(): RouterContextProvider {
    const provider = new RouterContextProvider();
    provider.set(pageContext, { site: place.site, cookies, api: visitor.api, user: getUser(cookies) });
    provider.set(formFitsContext, form !== null && matchesCsrfCookie(form, cookies));
    return provider;
  }
}

/** What the deepest route declares about its page. */
const getHandle = ({ matches }: StaticHandlerContext): PageHandle => (matches.at(-1)?.route.handle ?? {}) as PageHandle;

const getUser = (cookies: Cookies) => readSession(cookies, new Date());

function logErrors(context: StaticHandlerContext, log: PageLog): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error)) log.error({ err: error }, 'a page failed');
    // The call whose problem it was has a line of its own.
    else if (error.status >= 500) log.warn({ status: error.status, failure: error.data }, 'a page failed');
  }
}
