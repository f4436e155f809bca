import { type CountryId, CSRF_HEADER, RELEASE_HEADER, SITE_HEADER } from '@heizplatz/contract';
import { inCallSpan } from '@heizplatz/telemetry';
import * as v from 'valibot';
import { cookiesAfter } from './cookies-after';
import { isReadableSetCookie } from './readable-cookies';

/** A call as a page states it; plain data. */
export const PageCall = v.object({
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Of the API, with query. */
  path: v.string(),
  headers: v.record(v.string(), v.string()),
  /** JSON. */
  body: v.nullable(v.string()),
});
export type PageCall = v.InferOutput<typeof PageCall>;

/** What a page gets of the response; plain data. */
export interface PageAnswer {
  readonly status: number;
  /** Set-Cookie headers of cookies that scripts may read. */
  readonly setCookies: readonly string[];
  readonly body: ArrayBuffer;
}

/** Rejects where the API did not answer, the call is none of the API, or the signal was aborted. */
export type CallApi = (call: PageCall, signal?: AbortSignal) => Promise<PageAnswer>;

export interface PageCalls {
  readonly callApi: CallApi;
  /** Set-Cookie headers of the responses, with those that no page sees; for the document's response. */
  readonly setCookies: readonly string[];
}

interface Caller {
  readonly apiUrl: string;
  readonly fetchApi: typeof globalThis.fetch;
  readonly countryId: CountryId;
  readonly ip: string;
  readonly requestId: string;
  /** Headers that carry the page's trace; empty where nothing is traced. */
  readonly trace: Readonly<Record<string, string>>;
  /** All of the visitor's cookies; '' for a page that is everybody's. */
  readonly cookieHeader: string;
}

/** The prefixes of calls that pages make. */
const PREFIXES = /^\/(?:api|session)\//;
/** The headers that a page may set; all others are the shell's. */
const PAGE_HEADERS = ['accept', 'content-type', 'authorization', RELEASE_HEADER, CSRF_HEADER.toLowerCase()];

/** The calls of one page, as its visitor's browser would make them: with cookies that the page itself does not have. */
export function openPageCalls({ apiUrl, fetchApi, ...caller }: Caller): PageCalls {
  const setCookies: string[] = [];
  const { origin } = new URL(apiUrl);
  const callApi: CallApi = async (input, signal) => {
    const { method, path, headers, body } = v.parse(PageCall, input);
    const target = new URL(path, origin);
    if (target.origin !== origin || !PREFIXES.test(target.pathname)) throw new Error('no path of the API');
    const attributes = { 'http.request.method': method, 'heizplatz.request_id': caller.requestId };
    // Its id and route are those of the API's span below it.
    return inCallSpan({ name: `page calls ${method}`, attributes, parent: caller.trace }, async (trace) => {
      const response = await fetchApi(target, {
        method,
        headers: { ...pickHeaders(headers), ...getOwnHeaders(caller, setCookies), ...trace },
        ...(body !== null && { body }),
        ...(signal && { signal }),
      });
      const brought = response.headers.getSetCookie();
      const answer = { status: response.status, setCookies: brought.filter(isReadableSetCookie) };
      const bytes = await response.arrayBuffer();
      setCookies.push(...brought);
      return { ...answer, body: bytes };
    });
  };
  return { callApi, setCookies };
}

const pickHeaders = (headers: PageCall['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => PAGE_HEADERS.includes(name.toLowerCase())));

const getOwnHeaders = (
  { cookieHeader, ip, requestId, countryId }: Omit<Caller, 'apiUrl' | 'fetchApi'>,
  setCookies: readonly string[],
): Record<string, string> => ({
  // As a browser would: a form's second call has the cookies of its first one's response.
  cookie: cookiesAfter(cookieHeader, setCookies),
  'x-forwarded-for': ip,
  'x-request-id': requestId,
  [SITE_HEADER]: String(countryId),
});
