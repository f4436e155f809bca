import { type Call, type CallInput, COOKIES, isRevalidated, type Schema } from '@heizplatz/contract';
import type * as v from 'valibot';
import type { ApiClient, SendOptions } from './api-client';
import { callKey } from './call-key';
import type { ProgressListener } from './fetch-with-progress';
import { parseCookie as parseCookies } from 'cookie';
import type { CachedResponses } from './cached-responses';
import { parseResponse } from './parse-response';
import { ProblemError } from './problem-error';
import { brokenResponse, readProblem } from './read-problem';
import { type Answered, sendCall } from './send-call';

export interface ApiClientOptions {
  /** '' in the browser (one origin), http://127.0.0.1:PORT in the shell's server. */
  readonly baseUrl: string;
  /** Sent with every call; the server's instance gives cookie, x-forwarded-* and SITE_HEADER here. */
  readonly headers?: () => Record<string, string>;
  /** Where token and CSRF value are read; by default the Cookie header among `headers`. */
  readonly cookies?: () => string;
  /** What calls that demand a CSRF value carry: a form's own on the server; by default the cookie's. */
  readonly csrfToken?: () => string | undefined;
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: () => Date;
  /**
   * Is notified of each parsed response to a read, with its callKey, and of the contract's value for 404; of no
   * write, whose key may hold secrets.
   */
  readonly onAnswer?: (key: string, response: unknown) => void;
  /** Is notified of each response's headers; the shell's server copies Set-Cookie from here. */
  readonly onResponse?: (headers: Headers) => void;
  /** Is notified of each failed call, with its id (rule ERROR-05: failed HTTP calls are logged). */
  readonly onFailure?: (callId: string, error: ProblemError) => void;
  /** Fetches a CSRF cookie before a call that needs one and finds none, or is refused for it; tried once a call. */
  readonly renewCsrf?: (api: ApiClient) => Promise<unknown>;
  /**
   * Raw responses, cached for their call's cacheSeconds, except of calls that are revalidated; absent: each call sends a
   * request.
   */
  readonly cached?: CachedResponses<Answered>;
}

/** A client for one visitor: the browser's own, or one per request on the server. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const clock = options.clock ?? (() => new Date());
  const cookieText = options.cookies ?? (() => options.headers?.()['cookie'] ?? '');

  const send = (call: Call, input: unknown, { signal, onProgress }: SendOptions): Promise<Answered> => {
    const cookies = parseCookies(cookieText());
    return sendCall(call, input, {
      baseUrl: options.baseUrl,
      headers: options.headers?.() ?? {},
      cookies,
      csrfToken: options.csrfToken ? options.csrfToken() : cookies[COOKIES.csrf],
      now: clock(),
      fetch: onProgress
        ? lateFetchWithProgress(onProgress)
        : (options.fetch ?? ((target, init) => fetch(target, init))),
      signal,
    });
  };

  const csrfCookie = () => parseCookies(cookieText())[COOKIES.csrf];

  const sendWithCsrf = async (call: Call, input: unknown, how: SendOptions): Promise<Answered> => {
    if (!call.csrf || !options.renewCsrf) return send(call, input, how);
    const renewedFirst = !csrfCookie();
    if (renewedFirst) await options.renewCsrf(api);
    const sent = csrfCookie();
    const answered = await send(call, input, how);
    if (answered.status !== 403 || getProblem(answered).code !== 'CSRF') return answered;
    // The response to another call's renewal may have set another value between header and cookie.
    const isOutdated = csrfCookie() !== sent;
    if (renewedFirst && !isOutdated) return answered;
    options.onResponse?.(answered.headers);
    if (!isOutdated) await options.renewCsrf(api);
    return send(call, input, how);
  };

  async function api<
    P extends Schema | undefined,
    Q extends Schema | undefined,
    B extends Schema | undefined,
    A extends Schema,
    N = never,
  >(
    call: Call<P, Q, B, A, N>,
    input: CallInput<Call<P, Q, B, A, N>>,
    how: SendOptions = {},
  ): Promise<v.InferOutput<A> | N> {
    const { fresh = false } = how;
    const key = callKey(call, input);
    const young = fresh ? undefined : options.cached?.read(key);
    const failed = (error: unknown): never => {
      if (error instanceof ProblemError) options.onFailure?.(call.id, error);
      throw error;
    };
    const answered = young ?? (await sendWithCsrf(call, input, how).catch(failed));
    if (!young) options.onResponse?.(answered.headers);
    const response = readOrFail(() => readResponse(call, answered), failed);
    if (!young && call.cacheSeconds && !isRevalidated(call)) options.cached?.cache(key, answered, call.cacheSeconds);
    if (!fresh && !call.csrf) options.onAnswer?.(key, response);
    return response;
  }
  return api;
}

/** Uploads alone need it, so no page has it from the start. */
const lateFetchWithProgress =
  (subscribe: ProgressListener): typeof globalThis.fetch =>
  async (target, init) =>
    (await import(/* webpackChunkName: "upload" */ './fetch-with-progress')).fetchWithProgress(subscribe)(target, init);

function readOrFail<T>(read: () => T, failed: (error: unknown) => never): T {
  try {
    return read();
  } catch (error) {
    return failed(error);
  }
}

const getProblem = ({ status, content }: Answered): ProblemError => readProblem(status, content);

function readResponse<A extends Schema, N>(
  call: Call<Schema | undefined, Schema | undefined, Schema | undefined, A, N>,
  answered: Answered,
): v.InferOutput<A> | N {
  if (answered.status === 404 && call.onNotFound !== undefined) return call.onNotFound;
  if (answered.status < 200 || answered.status > 299) throw getProblem(answered);
  const response = parseResponse(call.response, answered.content);
  if (!response.success) throw brokenResponse(call.id, response.issues);
  return response.output;
}
