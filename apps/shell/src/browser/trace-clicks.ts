import { traceCalls } from '@heizplatz/api-client';

/** Begins something of its own: what follows until the next one is its trace. */
const BEGINNINGS = ['click', 'submit', 'popstate'] as const;

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Calls that follow a click carry one trace id, each with a span id of its own (W3C Trace Context). */
export function traceClicks(): void {
  let traceId = randomHex(16);
  for (const name of BEGINNINGS) window.addEventListener(name, () => (traceId = randomHex(16)), { capture: true });
  traceCalls(() => `00-${traceId}-${randomHex(8)}-01`);
}
