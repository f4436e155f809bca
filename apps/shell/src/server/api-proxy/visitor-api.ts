import { type ApiClient, callReleaseHeaders, createApiClient } from '@heizplatz/api-client';
import { type CountryId, type ReleaseName, SITE_HEADER } from '@heizplatz/contract';
import { inCallSpan } from '@heizplatz/telemetry';
import { cookiesAfter } from './cookies-after';
import type { PageVisit } from '../rendering/page-visit';
import type { PageLog } from '../rendering/render-task';

export interface VisitorApi {
  readonly api: ApiClient;
  /** The responses to loaders, by call key: the browser's SWR fallback. */
  readonly fallback: Record<string, unknown>;
  /** Set-Cookie headers of the API's responses, to be copied into the document's response. */
  readonly setCookies: string[];
}

type Fetch = typeof globalThis.fetch;

interface Visit {
  readonly apiUrl: string;
  readonly countryId: CountryId;
  readonly visit: Pick<PageVisit, 'ip' | 'id' | 'trace'>;
  readonly log: PageLog;
  readonly cookieHeader: string;
  /** The value that a form brought: the API judges that one, and no other is put in its place. */
  readonly csrfToken?: string;
  /** Which release draws the page; absent while none does. */
  readonly release?: ReleaseName;
  readonly fetch: typeof globalThis.fetch;
}

/** The API as this visitor may use it, with the visitor's cookies; one a request. */
export function createVisitorApi(input: Visit): VisitorApi {
  const { apiUrl, countryId, visit, cookieHeader, csrfToken, log, release } = input;
  const fallback: Record<string, unknown> = {};
  const setCookies: string[] = [];
  const headers = () => ({
    // As a browser would: a form's second call has the cookies of its first one's response.
    cookie: cookiesAfter(cookieHeader, setCookies),
    'x-forwarded-for': visit.ip,
    'x-request-id': visit.id,
    [SITE_HEADER]: String(countryId),
    ...callReleaseHeaders(release),
  });
  const api = createApiClient({
    baseUrl: apiUrl,
    headers,
    fetch: tracedFetch(input),
    ...(csrfToken !== undefined && { csrfToken: () => csrfToken }),
    onAnswer: (key, response) => (fallback[key] = response),
    onFailure: (callId, { status, problem, cause }) => {
      if (status === 0 || status >= 500) log.warn({ callId, problem, err: cause }, 'a call of a page failed');
    },
    onResponse: (response) => setCookies.push(...response.getSetCookie()),
  });
  return { api, fallback, setCookies };
}

/** Each call below the page's own span; its id and route are those of the API's span below it. */
const tracedFetch =
  ({ fetch, visit }: Pick<Visit, 'fetch' | 'visit'>): Fetch =>
  (target, init) => {
    const method = init?.method ?? 'GET';
    const attributes = { 'http.request.method': method, 'heizplatz.request_id': visit.id };
    return inCallSpan({ name: `page calls ${method}`, attributes, parent: visit.trace }, (trace) =>
      fetch(target, { ...init, headers: { ...(init?.headers as Record<string, string> | undefined), ...trace } }),
    );
  };
