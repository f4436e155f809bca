import { type ApiClient, createApiClient } from '@heizplatz/api-client';
import { type CountryId, SITE_HEADER } from '@heizplatz/contract';
import { cookiesAfter } from './cookies-after';
import type { PageVisit } from './rendering/page-visit';
import type { PageLog } from './rendering/render-task';

export interface VisitorApi {
  readonly api: ApiClient;
  /** What loaders were answered, by call key: the browser's SWR fallback. */
  readonly fallback: Record<string, unknown>;
  /** Set-Cookie headers of the API's answers, to be copied into the document's response. */
  readonly setCookies: string[];
}

interface Visit {
  readonly apiUrl: string;
  readonly countryId: CountryId;
  readonly visit: Pick<PageVisit, 'ip' | 'id'>;
  readonly log: PageLog;
  readonly cookieHeader: string;
  /** The value that a form brought: the API judges that one, and no other is put in its place. */
  readonly csrfToken?: string;
  readonly fetch: typeof globalThis.fetch;
}

/** The API as this visitor may use it, with the visitor's cookies; one a request. */
export function openVisitorApi(given: Visit): VisitorApi {
  const { apiUrl, countryId, visit, cookieHeader, csrfToken, log } = given;
  const fallback: Record<string, unknown> = {};
  const setCookies: string[] = [];
  const headers = () => ({
    // As a browser would: a form's second call has the cookies of its first one's answer.
    cookie: cookiesAfter(cookieHeader, setCookies),
    'x-forwarded-for': visit.ip,
    'x-request-id': visit.id,
    [SITE_HEADER]: String(countryId),
  });
  const api = createApiClient({
    baseUrl: apiUrl,
    headers,
    fetch: given.fetch,
    ...(csrfToken !== undefined && { csrfToken: () => csrfToken }),
    onAnswer: (key, answer) => (fallback[key] = answer),
    onFailure: (callId, { status, problem, cause }) => {
      if (status === 0 || status >= 500) log.warn({ callId, problem, err: cause }, 'a call of a page failed');
    },
    onResponse: (response) => setCookies.push(...response.getSetCookie()),
  });
  return { api, fallback, setCookies };
}
