import { captureEarlyEvents } from '../../browser/inline/capture-early-events';
import { startAfterPaint } from '../../browser/inline/start-after-paint';
import { escapeJson } from './escape-json';

interface Starting {
  /** Run in their order. */
  readonly scripts: readonly string[];
  /** Their dependencies, so prefetched together with them. */
  readonly ahead: readonly string[];
}

const PATIENCE = { searchMs: 2000, otherMs: 10_000 } as const;

/** The text of the document's one inline script. */
export const startScript = ({ scripts, ahead }: Starting): string =>
  `(${captureEarlyEvents.toString()})(${JSON.stringify(PATIENCE)});(${startAfterPaint.toString()})(${escapeJson(scripts)},${escapeJson(ahead)})`;
