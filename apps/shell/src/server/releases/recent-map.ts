export interface RecentMap<Value> {
  /** Counts as a use. */
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly delete: (key: string) => void;
  readonly deleteWhere: (matches: (value: Value) => boolean) => void;
  readonly size: () => number;
}

/** A map of at most `limit` entries; beyond it drops the one that was not used for the longest time. */
export function createRecentMap<Value>(limit: number): RecentMap<Value> {
  // In the order of their last use.
  const entries = new Map<string, Value>();
  function set(key: string, value: Value): void {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  }
  return {
    set,
    get: (key) => {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    delete: (key) => void entries.delete(key),
    deleteWhere: (matches) => {
      for (const [key, value] of entries) if (matches(value)) entries.delete(key);
    },
    size: () => entries.size,
  };
}
