import { type ApiClient, callReleaseHeaders, createApiClient } from '@heizplatz/api-client';
import type { ReleaseName } from '@heizplatz/contract';
import { cookiesAfter } from './cookies-after';
import type { CallApi, PageCall } from './page-calls';
import type { PageLog } from '../rendering/render-task';

export interface VisitorApi {
  readonly api: ApiClient;
  /** The responses to loaders, by call key: the browser's SWR fallback. */
  readonly fallback: Record<string, unknown>;
  /** Set-Cookie headers of the API's responses, of cookies that scripts may read. */
  readonly setCookies: readonly string[];
}

interface Visit {
  readonly callApi: CallApi;
  readonly log: PageLog;
  /** Cookies that token and CSRF value are read from; the calls carry those that their shell knows. */
  readonly cookieHeader: string;
  /** The value that a form brought: the API judges that one, and no other is put in its place. */
  readonly csrfToken?: string;
  /** Which release draws the page; absent while none does. */
  readonly release?: ReleaseName;
}

/** The API as this visitor may use it; one a request. */
export function createVisitorApi({ callApi, cookieHeader, csrfToken, log, release }: Visit): VisitorApi {
  const fallback: Record<string, unknown> = {};
  const setCookies: string[] = [];
  const headers = callReleaseHeaders(release);
  const api = createApiClient({
    baseUrl: '',
    headers: () => headers,
    cookies: () => cookiesAfter(cookieHeader, setCookies),
    fetch: fetchBy(callApi),
    ...(csrfToken !== undefined && { csrfToken: () => csrfToken }),
    onAnswer: (key, response) => (fallback[key] = response),
    onFailure: (callId, { status, problem, cause }) => {
      if (status === 0 || status >= 500) log.warn({ callId, problem, err: cause }, 'a call of a page failed');
    },
    onResponse: (response) => setCookies.push(...response.getSetCookie()),
  });
  return { api, fallback, setCookies };
}

/** Of a fetch the part that calls of the contract use: a path, a method, headers, a text, and what aborts it. */
const fetchBy =
  (callApi: CallApi): typeof globalThis.fetch =>
  async (path, { method, headers, body, signal } = {}) => {
    const call = { method, path, headers, body: body ?? null } as PageCall;
    const answer = await callApi(call, signal ?? undefined);
    const sent: [string, string][] = answer.setCookies.map((header) => ['set-cookie', header]);
    return new Response(answer.body.byteLength > 0 ? answer.body : null, { status: answer.status, headers: sent });
  };
