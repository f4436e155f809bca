import { decodeBytes, type CachedPage } from './cached-page';

export interface PageCache {
  readonly find: (key: string, nowMs: number) => CachedPage | undefined;
  readonly cache: (key: string, document: CachedPage) => void;
  /** Drops documents rendered from data that has changed. */
  readonly flush: (tags: readonly string[]) => void;
  /** While no changes are received, nothing may be cached. */
  readonly setFollowing: (isFollowing: boolean) => void;
  /** Incremented by each flush: a document whose rendering began before is not cached. */
  readonly generation: () => number;
  readonly count: () => number;
}

/** In memory, up to so many bytes; the least recently used one is evicted first. */
export function createPageCache(limitBytes: number): PageCache {
  const documents = new Map<string, CachedPage>();
  let bytes = 0;
  /** Used last, so that the one that everybody requests stays where it is. */
  let latest: CachedPage | undefined;
  let isFollowed = false;
  let generation = 0;

  function drop(key: string): void {
    const document = documents.get(key);
    if (!document) return;
    bytes -= decodeBytes(document);
    documents.delete(key);
  }

  return {
    find: (key, nowMs) => {
      const document = documents.get(key);
      if (!document) return undefined;
      if (document.untilMs <= nowMs) return void drop(key);
      if (document === latest) return document;
      latest = document;
      documents.delete(key);
      documents.set(key, document);
      return document;
    },
    cache: (key, document) => {
      const size = decodeBytes(document);
      if (!isFollowed || size > limitBytes / 10) return;
      drop(key);
      documents.set(key, document);
      latest = document;
      bytes += size;
      for (const oldest of documents.keys()) {
        if (bytes <= limitBytes) break;
        drop(oldest);
      }
    },
    flush: (tags) => {
      // Stryker disable next-line UpdateOperator: any other number will do
      generation++;
      for (const [key, document] of documents) if (tags.some((tag) => document.tags.has(tag))) drop(key);
    },
    setFollowing: (isFollowing) => {
      isFollowed = isFollowing;
      // Stryker disable next-line UpdateOperator: any other number will do
      generation++;
      if (isFollowing) return;
      documents.clear();
      bytes = 0;
    },
    generation: () => generation,
    count: () => documents.size,
  };
}
