import type { CountryId } from '@heizplatz/country';
import { getTraceHeaders } from '@heizplatz/telemetry';
import type { FastifyRequest } from 'fastify';
import { openPageCalls, type PageCalls } from '../api-proxy/page-calls';
import { readableCookies } from '../api-proxy/readable-cookies';
import { createVisitorApi } from '../api-proxy/visitor-api';
import { visitOf } from '../rendering/page-visit';
import type { PageLog, RenderTask } from '../rendering/render-task';
import { hasLogin } from '../visitor-session/has-login';
import { reconcileSession } from '../visitor-session/reconcile-session';
import type { PageDependencies } from './page-dependencies';

/** As whom a page is rendered: what its thread may know, and its calls, which the shell does. */
interface PageReader extends PageCalls {
  readonly known: Pick<RenderTask, 'visit' | 'isPublic' | 'cookieHeader' | 'hasLogin'>;
}

export interface PageVisitor {
  /** Of the login by cookie. */
  readonly setCookies: readonly string[];
  /** The visitor, without cookies that scripts cannot read; calls carry them all. */
  readonly asVisitor: () => PageReader;
  /** No cookie and no header of the visitor. */
  readonly asAnybody: () => PageReader;
}

/** The visitor of a page once the login is settled. */
export async function openPageVisitor(
  { config: { apiUrl }, fetchApi }: Pick<PageDependencies, 'config' | 'fetchApi'>,
  request: FastifyRequest,
  { countryId, log }: { readonly countryId: CountryId; readonly log: PageLog },
): Promise<PageVisitor> {
  const visit = visitOf(request);
  const { ip, id: requestId } = request;
  const caller = { apiUrl, fetchApi, countryId, ip, requestId, trace: getTraceHeaders(request) };
  const openCalls = (cookieHeader: string) => openPageCalls({ ...caller, cookieHeader });
  const openApi = (cookieHeader: string) => {
    const { callApi, setCookies } = openCalls(cookieHeader);
    return { api: createVisitorApi({ callApi, log, cookieHeader }).api, setCookies };
  };
  const login = await reconcileSession({ cookieHeader: request.headers.cookie ?? '', openApi, log });
  const { cookieHeader } = login;
  const known = { isPublic: false, cookieHeader: readableCookies(cookieHeader), hasLogin: hasLogin(cookieHeader) };
  const nothing = { isPublic: true, cookieHeader: '', hasLogin: false };
  return {
    setCookies: login.setCookies,
    asVisitor: () => ({ known: { ...known, visit }, ...openCalls(cookieHeader) }),
    asAnybody: () => ({ known: { ...nothing, visit: { ...visit, headers: {} } }, ...openCalls('') }),
  };
}
