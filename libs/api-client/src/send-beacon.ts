import type { Call, CallInput, Schema } from '@heizplatz/contract';
import { callParts } from './call-parts';
import { callUrl } from './call-url';

/**
 * Passes a call to the browser to send even while the page closes; false when it refused. No response, no CSRF
 * header.
 */
export function sendBeacon<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema,
  A extends Schema,
  N,
>(call: Call<P, Q, B, A, N>, input: CallInput<Call<P, Q, B, A, N>>): boolean {
  const body = new Blob([JSON.stringify(callParts(input).body)], { type: 'application/json' });
  return navigator.sendBeacon(callUrl(call, input), body);
}
