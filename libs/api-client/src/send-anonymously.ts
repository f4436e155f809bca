import type { Call, CallInput, Schema } from '@heizplatz/contract';
import { callParts } from './call-parts';
import { callUrl } from './call-url';

/**
 * Sends a call without cookies or token, also while the page closes. The response is not awaited, and a lost request
 * is not repeated.
 */
export function sendAnonymously<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema,
  A extends Schema,
  N,
>(call: Call<P, Q, B, A, N>, input: CallInput<Call<P, Q, B, A, N>>): void {
  const sent = fetch(callUrl(call, input), {
    method: call.method,
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(callParts(input).body),
  });
  sent.catch(() => undefined);
}
