import { plainFetch } from '@heizplatz/api-client';
import { type HealthCollector, MOST_SERVED, type ReleaseHealthBatch, type ShellFit } from '@heizplatz/releases';
import type { ApiNodes } from '../api-nodes/api-nodes';
import type { PointerFollower } from '../releases/follow-pointer';
import type { ReleaseRegistry } from '../releases/release-registry';

/** On the API's own port (libs/api/platform/src/release-health). */
const PATH = '/internal/release-health';
const INTERVAL_MS = 3000;
/** How often it looks whether something else is served: whoever moved the pointer waits for the answer. */
const WATCH_MS = 200;
const PATIENCE_MS = 2000;
/** A batch of the API's schema has no more, and its texts are no longer. */
const MOST_REFUSED = 50;
const REASON_LENGTH = 1000;

interface HealthSending {
  readonly collector: HealthCollector;
  readonly registry: Pick<ReleaseRegistry, 'refused' | 'served'>;
  /** What the API names and this shell does not take. */
  readonly pointer: Pick<PointerFollower, 'refused'>;
  readonly nodes: Pick<ApiNodes, 'choose'>;
  readonly shellToken: string | null;
  /** The name of this shell among all. */
  readonly node: string;
  /** What a release has to fit: the API refuses others when teams publish them. */
  readonly fit: ShellFit;
  readonly log: { readonly warn: (what: object, text: string) => void };
}

/**
 * Sends what was counted to the API every few seconds, with what this shell serves and refuses to serve, and at once when
 * that has changed, until it is closed. A batch that does not arrive is not sent again: it costs figures, and a second one
 * would count twice.
 */
export function sendHealth(sending: HealthSending): { readonly close: () => Promise<void> } {
  const { collector, registry, pointer, nodes, shellToken, node, fit, log } = sending;
  let wasReported = false;
  let isSending = false;
  let reported = '';
  let underWay: Promise<void> = Promise.resolve();

  function readState(): Pick<ReleaseHealthBatch, 'refused' | 'serving'> {
    const refused = [...registry.refused(), ...pointer.refused()].slice(0, MOST_REFUSED);
    return {
      refused: refused.map((one) => ({ ...one, reason: one.reason.slice(0, REASON_LENGTH) })),
      serving: registry.served().slice(0, MOST_SERVED),
    };
  }

  async function send(): Promise<void> {
    isSending = true;
    try {
      const state = readState();
      reported = JSON.stringify(state);
      const batch: ReleaseHealthBatch = { node, ...state, sums: collector.take(), fit };
      const response = await plainFetch(`${nodes.choose() ?? ''}${PATH}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(shellToken !== null && { authorization: `Bearer ${shellToken}` }),
        },
        body: JSON.stringify(batch),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`status ${response.status}`);
      wasReported = false;
    } catch (err) {
      if (!wasReported) log.warn({ err }, 'the health of releases does not reach the API');
      wasReported = true;
    } finally {
      isSending = false;
    }
  }

  const start = () => {
    underWay = send();
  };
  const timer = setInterval(start, INTERVAL_MS).unref();
  const watch = setInterval(() => {
    if (!isSending && JSON.stringify(readState()) !== reported) start();
  }, WATCH_MS).unref();
  return {
    close: async () => {
      clearInterval(timer);
      clearInterval(watch);
      await underWay;
      await send();
    },
  };
}
