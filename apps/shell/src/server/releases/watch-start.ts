import type { PointerFollower } from './follow-pointer';
import type { ReleaseRegistry } from './release-registry';

export interface Start {
  /** What this shell's start still waits for, by name: the release pointer, or areas. Empty for good once it is complete. */
  readonly waitsFor: () => readonly string[];
}

interface Watched {
  readonly registry: Pick<ReleaseRegistry, 'serving' | 'loading' | 'refused'>;
  readonly pointer: Pick<PointerFollower, 'hasAsked'>;
}

const POINTER = 'release pointer';

/**
 * Tells when each area that the pointer names is loaded or given up. Later releases cost no readiness: all shells load them
 * at once, and none would be left.
 */
export function watchStart({ registry, pointer }: Watched): Start {
  let isComplete = false;
  const givenUp = new Set<string>();

  /** What was given up is fetched again every two seconds, from a store that is away for as long as a request may take. */
  function noteGivenUp(loading: readonly string[]): void {
    for (const { remote } of registry.refused()) if (!loading.includes(remote)) givenUp.add(remote);
  }

  function waitsFor(): readonly string[] {
    if (isComplete) return [];
    const hasReleases = registry.serving().all.length > 0;
    const loading = registry.loading();
    noteGivenUp(loading);
    const isPointerUnknown = !hasReleases && loading.length === 0 && !pointer.hasAsked();
    const missing = [...(isPointerUnknown ? [POINTER] : []), ...loading.filter((name) => !givenUp.has(name))];
    isComplete = hasReleases && missing.length === 0;
    return missing;
  }

  return { waitsFor };
}
