import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Release, ReleaseStore } from '@heizplatz/releases';
import { createRecentMap } from './recent-map';

/** A release that the store does not have either may be published in a moment. */
const RETRY_MS = 2000;
const CACHED_TRIES = 64;
const NAME = /^[a-z\d][\w.-]*$/i;

interface FetchOptions {
  readonly store: ReleaseStore;
  readonly releasesDir: string;
  /** Throws unless a trusted key signed the manifest in a folder. */
  readonly readSigned: (folder: string) => Release;
  readonly log: { readonly error: (details: object, text: string) => void };
  readonly nowMs?: () => number;
}

/**
 * Brings releases that the pointer names from the store into this shell's own folder. The function returns a promise, which
 * resolves in either case, while a folder is being fetched; undefined where it is there, or was tried a moment ago.
 */
export function createFetchReleases({ store, releasesDir, readSigned, log, nowMs = Date.now }: FetchOptions) {
  const triedAtMs = createRecentMap<number>(CACHED_TRIES);
  const underWay = new Map<string, Promise<void>>();

  async function fetchRelease(folder: string, name: string, version: string): Promise<void> {
    try {
      await store.fetch(folder, { name, version }, readSigned);
    } catch (err) {
      log.error({ err, remote: name, version }, 'a release could not be fetched from the store');
    } finally {
      triedAtMs.set(folder, nowMs());
      underWay.delete(folder);
    }
  }

  return (folder: string): Promise<void> | undefined => {
    const running = underWay.get(folder);
    if (running) return running;
    const [name = '', version = '', ...deeper] = relative(releasesDir, folder).split(sep);
    if (!NAME.test(name) || !NAME.test(version) || deeper.length > 0) return undefined;
    if (existsSync(join(folder, 'release.json')) || nowMs() - (triedAtMs.get(folder) ?? -Infinity) < RETRY_MS)
      return undefined;
    const fetching = fetchRelease(folder, name, version);
    underWay.set(folder, fetching);
    return fetching;
  };
}
