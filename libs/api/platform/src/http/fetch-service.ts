export interface ServiceRequest {
  /** For the error: 'the payment provider'. */
  readonly service: string;
  readonly url: string;
  /** Timeout; a later response is treated as missing. */
  readonly timeoutMs: number;
  readonly method?: 'GET' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/**
 * JSON of a third-party service, to be parsed before use: within its timeout, and from the requested address (a
 * redirect is a failure). Throws when there is none, or its status is not 2xx.
 */
export async function fetchService(query: ServiceRequest): Promise<unknown> {
  const { service, url, timeoutMs, method = 'GET', headers = {}, body } = query;
  // eslint-disable-next-line no-restricted-globals -- the one door to what is none of our calls
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${service} answered ${response.status}`);
  return response.json();
}
