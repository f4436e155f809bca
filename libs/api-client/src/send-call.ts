import { type Call, CSRF_HEADER } from '@heizplatz/contract';
import { callParts } from './call-parts';
import { callUrl } from './call-url';
import type { Cookies } from 'cookie';
import { unavailable } from './read-problem';
import { validToken } from './valid-token';

export const TIMEOUT_MS = 10_000;

export interface Sending {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Cookies;
  /** For calls that demand it. */
  readonly csrfToken: string | undefined;
  readonly now: Date;
  readonly fetch: typeof globalThis.fetch;
  readonly signal?: AbortSignal | undefined;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined when there was none. */
  readonly content: unknown;
}

/**
 * Sends a call in its wire format. Throws UNAVAILABLE when there is no response, the caller's reason when it aborted.
 */
export async function sendCall(call: Call, input: unknown, sending: Sending): Promise<Answered> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const { body } = callParts(input);
  try {
    const response = await sending.fetch(sending.baseUrl + callUrl(call, input), {
      method: call.method,
      credentials: 'include',
      headers: getHeaders(call, sending),
      signal: sending.signal ? AbortSignal.any([timeout, sending.signal]) : timeout,
      ...(call.body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, content: readJson(await response.text()) };
  } catch (error) {
    if (sending.signal?.aborted) throw sending.signal.reason;
    throw unavailable(error);
  }
}

function getHeaders(call: Call, { headers, cookies, csrfToken, now }: Sending): Record<string, string> {
  const token = validToken(cookies, now);
  return {
    accept: 'application/json, application/problem+json',
    ...headers,
    ...(call.body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(call.csrf && csrfToken && { [CSRF_HEADER]: csrfToken }),
  };
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
