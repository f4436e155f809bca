import { join } from 'node:path';
import { SHELL_BUILDS } from '@heizplatz/releases';
import type { ReleaseFolder, ReleaseRegistry } from './release-registry';

/** The folder of another build of the shell, by its content's hash; undefined unless it is there as it was signed. */
export type GetShellFolder = (hash: string) => Promise<ReleaseFolder | undefined>;

const CONTENT_HASH = /^[\da-f]{12}$/;
/** A build is published before the first shell that runs it starts, which takes longer. */
const LISTED_MS = 2000;

interface ShellBuildsOptions {
  readonly registry: Pick<ReleaseRegistry, 'getFolder'>;
  /** Where builds are fetched from that the folder of the releases lacks; absent: there is no bucket. */
  readonly store?: {
    readonly releasesDir: string;
    /** Hashes of all stored builds. Rejects where the bucket does not respond. */
    readonly list: () => Promise<ReadonlySet<string>>;
    /** Brings a release to its folder; resolves in either case (createFetchReleases). */
    readonly fetch: (folder: string) => Promise<void> | undefined;
  };
  readonly log: { readonly error: (details: object, text: string) => void };
  readonly nowMs?: () => number;
}

/**
 * Other builds of the shell, for tabs that began with one and for pages of a newer shell during a deploy. Whatever hashes
 * visitors make up, the bucket is listed once in two seconds at most, and builds that it lists alone are fetched.
 */
export function createShellBuilds({ registry, store, log, nowMs = Date.now }: ShellBuildsOptions): GetShellFolder {
  let listed: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let listedAtMs = -Infinity;

  function list(from: NonNullable<typeof store>): Promise<ReadonlySet<string>> {
    if (nowMs() - listedAtMs >= LISTED_MS) {
      listedAtMs = nowMs();
      const before = listed;
      listed = from.list().catch((err: unknown) => {
        log.error({ err }, 'builds of the shell could not be listed; those that were known stay');
        return before;
      });
    }
    return listed;
  }

  return async (hash) => {
    if (!CONTENT_HASH.test(hash)) return undefined;
    const names = { name: SHELL_BUILDS, version: hash };
    const there = await registry.getFolder(names);
    if (there || !store || !(await list(store)).has(hash)) return there;
    await store.fetch(join(store.releasesDir, SHELL_BUILDS, hash));
    return registry.getFolder(names);
  };
}
