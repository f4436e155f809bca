export interface KeptAnswers<T> {
  read(key: string): T | undefined;
  keep(key: string, answer: T, seconds: number): void;
}

/** Answers by key for as long as their call allows (cacheSeconds), at most `limit`; the oldest go first. */
export function keepAnswers<T>(clock: () => Date, limit = 200): KeptAnswers<T> {
  const kept = new Map<string, { answer: T; until: number }>();
  return {
    read(key) {
      const entry = kept.get(key);
      return entry && entry.until > clock().getTime() ? entry.answer : undefined;
    },
    keep(key, answer, seconds) {
      kept.delete(key);
      kept.set(key, { answer, until: clock().getTime() + seconds * 1000 });
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    },
  };
}
