import type { DrawnPage } from '../documents/drawn-page';
import type { Rendered } from '../rendering/render-task';
import type { PageCache } from './page-cache';

/** `route` is the pattern that metrics name it by. */
export type DrawOnce = (key: string, draw: () => Promise<Rendered>, route?: string) => Promise<DrawnPage>;

/**
 * Draws a neutral page once for all who ask at the same time, and keeps it as long as its calls allow. What was flushed
 * while it was drawn may stand in it, so then it is sent but not kept.
 */
export function createDrawOnce(documents: PageCache, nowMs: () => number): DrawOnce {
  const drawing = new Map<string, Promise<DrawnPage>>();
  async function drawAndKeep(key: string, draw: () => Promise<Rendered>, route?: string): Promise<DrawnPage> {
    const generation = documents.generation();
    const { drawn, keptSeconds, tags } = await draw();
    // Stryker disable next-line ConditionalExpression: the kind tells the types; what is no document is no 200
    if (drawn.kind === 'document' && drawn.status === 200 && keptSeconds > 0 && generation === documents.generation())
      documents.keep(key, {
        pieces: drawn.pieces.map((piece) => Buffer.from(piece)),
        deflated: null,
        tags: new Set(tags),
        untilMs: nowMs() + keptSeconds * 1000,
        ...(route !== undefined && { route }),
      });
    return drawn;
  }
  return async (key, draw, route) => {
    const kept = documents.find(key, nowMs());
    if (kept)
      return { kind: 'document', status: 200, pieces: kept.pieces.map(String), hasSecrets: false, setCookies: [] };
    const underWay = drawing.get(key);
    if (underWay) return underWay;
    const started = drawAndKeep(key, draw, route).finally(() => drawing.delete(key));
    drawing.set(key, started);
    return started;
  };
}
