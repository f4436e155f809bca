import type { PointerTrust, Release } from '@heizplatz/releases';
import { createRecentMap } from './recent-map';

/** The gate, step by step; each throws or rejects with the reason (libs/releases). */
export interface ReleaseTrust {
  /** Signature, and that it is of this remote and version. */
  readonly read: (folder: string) => Release;
  /** The hashes of its files; a promise where they are read in the background. */
  readonly check: (release: Release, folder: string) => void | Promise<void>;
  /** Whether this shell brings what it was built against. Absent: anything fits. */
  readonly fit?: (release: Release) => void;
  /** Whether it takes nothing from the others that only the operator moves. Absent: it may. */
  readonly owns?: (release: Release, others: readonly Release[]) => void;
  /**
   * Brings a missing release from a store; undefined: it is not to be had now. Resolves in either case. Absent: there is no
   * store.
   */
  readonly fetch?: (folder: string) => Promise<void> | undefined;
  /** A smoke load in a worker. Absent: nothing is loaded before it serves. */
  readonly load?: (release: Release, folder: string) => Promise<void>;
  /** Whose entries of the pointer count. Absent: all of them. */
  readonly pointer?: PointerTrust;
}

export type Inspection =
  | { readonly state: 'passed'; readonly release: Release }
  /** `release` undefined: it is being fetched. */
  | { readonly state: 'pending'; readonly release: Release | undefined }
  /** `release` undefined: it cannot be read, or is not ours. */
  | { readonly state: 'refused'; readonly release: Release | undefined; readonly error: unknown };

type Result =
  | { readonly state: 'passed' }
  | { readonly state: 'pending' }
  /** `retryAtMs`: files may still arrive, or be restored; a failed load is final until the pointer moves. */
  | { readonly state: 'refused'; readonly error: unknown; readonly retryAtMs: number };

export interface ReleaseChecks {
  /** What the gate says of a folder; starts its checks, which go on in the background. */
  readonly inspect: (folder: string) => Inspection;
  readonly hasPassed: (folder: string) => boolean;
  /** The names of the files that were signed, once they are found to be what was signed; undefined where they are not. */
  readonly getFiles: (folder: string) => Promise<ReadonlySet<string> | undefined>;
  /** The folder, where the gate let it pass. */
  readonly getServerFolder: (folder: string) => string | undefined;
  /** Lets refused releases be checked again. */
  readonly forgetRefusals: () => void;
  readonly whenSettled: () => Promise<void>;
}

/** How long a release that is missing or altered rests before its files are read again. */
export const FILES_RETRY_MS = 1000;

/** Releases whose results are cached: those that serve, and those whose files open tabs still request. */
const CACHED_RELEASES = 64;

interface Options {
  /** A check has ended. */
  readonly onResult: () => void;
  readonly nowMs: () => number;
}

/** Release folders never change: files are hashed once, and a release is loaded once. */
export function createReleaseChecks(trust: ReleaseTrust, { onResult, nowMs }: Options): ReleaseChecks {
  const results = createRecentMap<Result>(CACHED_RELEASES);
  const files = createRecentMap<Promise<ReadonlySet<string>>>(CACHED_RELEASES);
  const intact = createRecentMap<true>(CACHED_RELEASES);
  const underWay = new Set<Promise<void>>();
  const fetching = new Set<string>();

  function readFiles(release: Release, folder: string): void | Promise<void> {
    const checking = trust.check(release, folder);
    const names = new Set(Object.keys(release.files));
    if (!checking) {
      intact.set(folder, true);
      files.set(folder, Promise.resolve(names));
      return undefined;
    }
    const checked = checking.then(() => {
      intact.set(folder, true);
      return names;
    });
    files.set(folder, checked);
    checked.catch(() => files.delete(folder));
    return checked.then(() => undefined);
  }

  /** Files first, in one go with those who wait for the same folder. */
  const whenIntact = (release: Release, folder: string): void | Promise<void> => {
    if (intact.get(folder)) return undefined;
    return files.get(folder)?.then(() => undefined) ?? readFiles(release, folder);
  };

  function start(release: Release, folder: string, previous: Result | undefined): Result {
    const reading = whenIntact(release, folder);
    if (!reading && !trust.load) return { state: 'passed' };
    const finish = (result: Result) => {
      results.set(folder, result);
      underWay.delete(run);
      onResult();
    };
    const run = runChecks(release, folder, reading).then(
      () => finish({ state: 'passed' }),
      ({ error, isFinal }: CheckFailure) =>
        finish({ state: 'refused', error, retryAtMs: isFinal ? Infinity : nowMs() + FILES_RETRY_MS }),
    );
    underWay.add(run);
    // Files that are read once more: until then they are what they were.
    return previous?.state === 'refused' ? { ...previous, retryAtMs: Infinity } : { state: 'pending' };
  }

  async function runChecks(release: Release, folder: string, reading: void | Promise<void>): Promise<void> {
    await Promise.resolve(reading).catch((error: unknown) => Promise.reject(new CheckFailure(error, false)));
    await trust.load?.(release, folder).catch((error: unknown) => Promise.reject(new CheckFailure(error, true)));
  }

  function getResult(release: Release, folder: string): Result {
    const known = results.get(folder);
    if (known && !(known.state === 'refused' && known.retryAtMs <= nowMs())) return known;
    const result = start(release, folder, known);
    results.set(folder, result);
    return result;
  }

  function inspect(folder: string): Inspection {
    let release: Release | undefined;
    try {
      release = trust.read(folder);
      trust.fit?.(release);
      return { ...getResult(release, folder), release };
    } catch (error) {
      if (release === undefined && isBeingFetched(folder)) return { state: 'pending', release };
      return { state: 'refused', release, error };
    }
  }

  function isBeingFetched(folder: string): boolean {
    if (fetching.has(folder)) return true;
    const fetched = trust.fetch?.(folder);
    if (!fetched) return false;
    const run = fetched.then(() => {
      fetching.delete(folder);
      underWay.delete(run);
      onResult();
    });
    fetching.add(folder);
    underWay.add(run);
    return true;
  }

  async function getFiles(folder: string): Promise<ReadonlySet<string> | undefined> {
    try {
      if (!files.get(folder)) await whenIntact(trust.read(folder), folder);
      return await files.get(folder);
    } catch {
      return undefined;
    }
  }

  const hasPassed = (folder: string): boolean => results.get(folder)?.state === 'passed';
  return {
    inspect,
    hasPassed,
    getFiles,
    getServerFolder: (folder) => (hasPassed(folder) ? folder : undefined),
    forgetRefusals: () => results.deleteWhere(({ state }) => state === 'refused'),
    whenSettled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** `isFinal`: the release itself is at fault. */
class CheckFailure {
  constructor(
    readonly error: unknown,
    readonly isFinal: boolean,
  ) {}
}
