import { randomUUID } from 'node:crypto';
import { DEFAULT_COUNTRY_ID } from '@heizplatz/country';
import type { ServeThread } from '@heizplatz/releases';
import { createApiNodes } from '../api-nodes/api-nodes';
import { createPatientFetch } from '../api-nodes/patient-fetch';
import { openPageCalls } from '../api-proxy/page-calls';
import { answerCalls, type CallMessage } from '../render-pool/pool-calls';

/** After so long the gate looks whether the API lives that its pages call. */
const TRIAL_PATIENCE_MS = 1000;

/** Does the calls of pages that the gate renders in its threads, as those of a visitor without cookies. */
export function serveTrials(apiUrls: readonly string[]): ServeThread | undefined {
  const [apiUrl] = apiUrls;
  if (apiUrl === undefined) return undefined;
  const fetchApi = createPatientFetch({ nodes: createApiNodes(apiUrls), patienceMs: TRIAL_PATIENCE_MS });
  const visitor = { countryId: DEFAULT_COUNTRY_ID, ip: '127.0.0.1', cookieHeader: '', trace: {} };
  return (post) => {
    const calls = answerCalls(post);
    const { callApi } = openPageCalls({ apiUrl, fetchApi, ...visitor, requestId: randomUUID() });
    return { take: (message) => calls.take(message as CallMessage, callApi), end: calls.end };
  };
}
