import type { RenderResult } from '../documents/render-result';
import type { Rendered } from '../rendering/render-task';
import type { CachedNote } from './cached-page';
import { zipPieces } from './gzip-chunks';
import type { PageCache } from './page-cache';

/** `note` is what metrics name it by. */
export type SingleFlight = (key: string, render: () => Promise<Rendered>, note?: CachedNote) => Promise<RenderResult>;

/**
 * Renders a public page once for all concurrent requests, and caches it as long as its calls allow. Data that was
 * flushed during rendering may be contained in it, so then it is sent but not cached.
 */
export function createSingleFlight(documents: PageCache, nowMs: () => number): SingleFlight {
  const rendering = new Map<string, Promise<RenderResult>>();
  async function renderAndCache(
    key: string,
    render: () => Promise<Rendered>,
    note?: CachedNote,
  ): Promise<RenderResult> {
    const generation = documents.generation();
    const { rendered, ttlSeconds, tags } = await render();
    // Stryker disable next-line ConditionalExpression: the kind narrows the types; what is no document is no 200
    if (rendered.kind !== 'document' || rendered.status !== 200 || ttlSeconds <= 0) return rendered;
    const untilMs = nowMs() + ttlSeconds * 1000;
    const pieces = rendered.pieces.map(toBuffer);
    // Once for all whom it is sent to, the first of them included.
    const zipped = await zipPieces(pieces);
    if (generation === documents.generation())
      documents.cache(key, { pieces, zipped, tags: new Set(tags), untilMs, ...(note && { note }) });
    return { ...rendered, zipped };
  }
  return async (key, render, note) => {
    const cached = documents.find(key, nowMs());
    if (cached) {
      const { pieces, zipped } = cached;
      return { kind: 'document', status: 200, pieces, zipped, hasSecrets: false, setCookies: [] };
    }
    const underWay = rendering.get(key);
    if (underWay) return underWay;
    const started = renderAndCache(key, render, note).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  };
}

/** The same bytes. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  Buffer.from(buffer, byteOffset, byteLength);
