import { CALLS } from '@heizplatz/contract';
import { mutate } from 'swr';
import type { ApiClient } from './api-client';
import { callReleaseHeaders } from './call-release';
import { callTraceHeaders } from './call-trace';
import { createApiClient } from './create-api-client';
import { cacheResponses } from './cached-responses';

let instance: ApiClient | undefined;

/**
 * The browser's only client, shared by shell and remotes. Its responses are stored in SWR's cache under their
 * callKey, so that hooks do not fetch again what a loader has fetched.
 */
export function browserApi(): ApiClient {
  instance ??= createApiClient({
    baseUrl: '',
    headers: () => ({ ...callTraceHeaders(), ...callReleaseHeaders() }),
    cookies: () => document.cookie,
    onAnswer: (key, response) => void mutate(key, response, { revalidate: false }),
    onFailure: (callId, { message, problem }) => console.info(`${callId} failed: ${message}`, problem.requestId ?? ''),
    renewCsrf: (api) => api(CALLS.renewSession, { query: {} }),
    cached: cacheResponses(() => new Date()),
  });
  return instance;
}
