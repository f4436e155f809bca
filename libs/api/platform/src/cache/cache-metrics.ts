import type { Call } from '@heizplatz/contract';

/** Cached responses of one call on a node. */
export interface FamilyMetrics {
  readonly Family: string;
  readonly Tags: readonly string[];
  readonly Entries: number;
  readonly Hits: number;
  readonly Misses: number;
  readonly OldestAt: string | null;
}

type Counted = Partial<Pick<Call, 'id' | 'tags' | 'cacheSeconds'>>;

interface Family {
  readonly tags: readonly string[];
  hits: number;
  misses: number;
  /** When each entry was created and until when it is cached (ms). */
  readonly entries: Map<string, { readonly madeAt: number; readonly until: number }>;
}

export interface CacheCounts {
  hit(call: Counted): void;
  made(call: Counted, key: string, isStored: boolean): void;
  forgotten(tags: readonly string[] | 'all', at: Date): void;
  families(at: Date): FamilyMetrics[];
  lastFlush(): { readonly at: Date; readonly tags: readonly string[] } | null;
}

/**
 * Counts the operations of the cache of calls; it stores no responses. Evicted entries are counted until they would
 * have expired.
 */
export function countCache(): CacheCounts {
  const families = new Map<string, Family>();
  let last: { at: Date; tags: readonly string[] } | null = null;
  const getFamily = ({ id = '–', tags = [] }: Counted): Family => {
    const known = families.get(id) ?? { tags, hits: 0, misses: 0, entries: new Map() };
    families.set(id, known);
    return known;
  };
  return {
    hit: (call) => {
      getFamily(call).hits += 1;
    },
    made(call, key, isStored) {
      const family = getFamily(call);
      family.misses += 1;
      const now = Date.now();
      if (isStored) family.entries.set(key, { madeAt: now, until: now + (call.cacheSeconds ?? 0) * 1000 });
      if (family.entries.size > 1000) removeOld(family, now);
    },
    forgotten(tags, at) {
      last = { at, tags: tags === 'all' ? [] : tags };
      for (const family of families.values())
        if (tags === 'all' || family.tags.some((tag) => tags.includes(tag))) family.entries.clear();
    },
    families: (at) =>
      [...families].map(([Family, family]) => {
        removeOld(family, at.getTime());
        const made = [...family.entries.values()].map(({ madeAt }) => madeAt);
        return {
          ...{ Family, Tags: family.tags, Entries: made.length, Hits: family.hits, Misses: family.misses },
          OldestAt: made.length === 0 ? null : new Date(Math.min(...made)).toISOString(),
        };
      }),
    lastFlush: () => last,
  };
}

function removeOld({ entries }: Family, now: number): void {
  for (const [key, { until }] of entries) if (until <= now) entries.delete(key);
}
