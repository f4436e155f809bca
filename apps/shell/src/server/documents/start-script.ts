import { escapeJson } from './escape-json';
import { captureEarlyEvents } from '../forms/capture-early-events';
import { startAfterPaint } from './start-after-paint';

interface Starting {
  /** Run in their order. */
  readonly scripts: readonly string[];
  /** Asked for by them, so fetched beside them. */
  readonly ahead: readonly string[];
}

const PATIENCE = { searchMs: 2000, otherMs: 10_000 } as const;

/** The text of the document's one inline script. */
export const startScript = ({ scripts, ahead }: Starting): string =>
  `(${captureEarlyEvents.toString()})(${JSON.stringify(PATIENCE)});(${startAfterPaint.toString()})(${escapeJson(scripts)},${escapeJson(ahead)})`;
