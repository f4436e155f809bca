import { escapeJson } from './escape-json';
import { startAfterPaint } from './start-after-paint';

interface Starting {
  /** Run in their order. */
  readonly scripts: readonly string[];
  /** Asked for by them, so fetched beside them. */
  readonly ahead: readonly string[];
}

/** The text of the document's one inline script. */
export const startScript = ({ scripts, ahead }: Starting): string =>
  `(${startAfterPaint.toString()})(${escapeJson(scripts)},${escapeJson(ahead)})`;
