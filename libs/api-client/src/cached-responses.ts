export interface CachedResponses<T> {
  read(key: string): T | undefined;
  cache(key: string, response: T, seconds: number): void;
}

/**
 * Caches responses by key for as long as their call allows (cacheSeconds), at most `limit`; the oldest are evicted
 * first.
 */
export function cacheResponses<T>(clock: () => Date, limit = 200): CachedResponses<T> {
  const cachedEntries = new Map<string, { answer: T; until: number }>();
  return {
    read(key) {
      const entry = cachedEntries.get(key);
      return entry && entry.until > clock().getTime() ? entry.answer : undefined;
    },
    cache(key, response, seconds) {
      cachedEntries.delete(key);
      cachedEntries.set(key, { answer: response, until: clock().getTime() + seconds * 1000 });
      const [oldest] = cachedEntries.keys();
      if (cachedEntries.size > limit && oldest !== undefined) cachedEntries.delete(oldest);
    },
  };
}
