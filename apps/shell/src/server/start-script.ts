import { escapeJson } from './escape-json';
import { keepEarlyActs } from './keep-early-acts';
import { startAfterPaint } from './start-after-paint';

interface Starting {
  /** Run in their order. */
  readonly scripts: readonly string[];
  /** Asked for by them, so fetched beside them. */
  readonly ahead: readonly string[];
}

/** After this, what waits for script goes to the server, where that can take it. */
const PATIENCE_MS = 10_000;

/** The text of the document's one inline script. */
export const startScript = ({ scripts, ahead }: Starting): string =>
  `(${keepEarlyActs.toString()})(${PATIENCE_MS});(${startAfterPaint.toString()})(${escapeJson(scripts)},${escapeJson(ahead)})`;
