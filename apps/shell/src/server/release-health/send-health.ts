import { plainFetch } from '@heizplatz/api-client';
import type { HealthCollector, ReleaseHealthBatch, ShellFit } from '@heizplatz/releases';
import type { ApiNodes } from '../api-nodes/api-nodes';
import type { ReleaseRegistry } from '../releases/release-registry';

/** On the API's own port (libs/api/platform/src/release-health). */
const PATH = '/internal/release-health';
const INTERVAL_MS = 3000;
const PATIENCE_MS = 2000;
/** A batch of the API's schema has no more, and its texts are no longer. */
const MOST_REFUSED = 50;
const REASON_LENGTH = 1000;

interface HealthSending {
  readonly collector: HealthCollector;
  readonly registry: Pick<ReleaseRegistry, 'refused'>;
  readonly nodes: Pick<ApiNodes, 'choose'>;
  readonly metricsToken: string | null;
  /** The name of this shell among all. */
  readonly node: string;
  /** What a release has to fit: the API refuses others when teams publish them. */
  readonly fit: ShellFit;
  readonly log: { readonly warn: (what: object, text: string) => void };
}

/**
 * Sends what was counted to the API every few seconds, and what this shell refuses to serve, until it is closed. A batch
 * that does not arrive is not sent again: it costs figures, and a second one would count twice.
 */
export function sendHealth(sending: HealthSending): { readonly close: () => Promise<void> } {
  const { collector, registry, nodes, metricsToken, node, fit, log } = sending;
  let wasReported = false;
  let underWay: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    try {
      const refused = registry.refused().slice(0, MOST_REFUSED);
      const batch: ReleaseHealthBatch = {
        node,
        refused: refused.map((one) => ({ ...one, reason: one.reason.slice(0, REASON_LENGTH) })),
        sums: collector.take(),
        fit,
      };
      const response = await plainFetch(`${nodes.choose() ?? ''}${PATH}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(metricsToken !== null && { authorization: `Bearer ${metricsToken}` }),
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
    }
  }

  const timer = setInterval(() => {
    underWay = send();
  }, INTERVAL_MS).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await underWay;
      await send();
    },
  };
}
