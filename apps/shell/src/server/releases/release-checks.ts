import type { Release } from '@heizplatz/releases';

/** The gate, step by step; each throws or rejects with the reason (libs/releases). */
export interface ReleaseTrust {
  /** Signature, and that it is of this remote and version. */
  readonly read: (folder: string) => Release;
  /** The hashes of its files. */
  readonly check: (release: Release, folder: string) => void;
  /** Whether this shell brings what it was built against. Absent: anything fits. */
  readonly fit?: (release: Release) => void;
  /** A smoke load in a worker. Absent: nothing is loaded before it serves. */
  readonly load?: (release: Release, folder: string) => Promise<void>;
}

export type Inspection =
  | { readonly state: 'passed'; readonly release: Release }
  | { readonly state: 'pending'; readonly release: Release }
  /** `release` undefined: it cannot be read, or is not ours. */
  | { readonly state: 'refused'; readonly release: Release | undefined; readonly error: unknown };

type LoadResult =
  { readonly state: 'passed' } | { readonly state: 'pending' } | { readonly state: 'refused'; readonly error: unknown };

export interface ReleaseChecks {
  /** What the gate says of a folder; starts its smoke load. */
  readonly inspect: (folder: string) => Inspection;
  readonly hasPassed: (folder: string) => boolean;
  /** The folder, where its files are what was signed. */
  readonly getFolder: (folder: string) => string | undefined;
  /** The same where nothing says that this shell cannot run it. */
  readonly getServerFolder: (folder: string) => string | undefined;
  /** Lets refused releases be loaded again. */
  readonly forgetRefusals: () => void;
  readonly whenSettled: () => Promise<void>;
}

/** Release folders never change: files are hashed once, and a release is loaded once. */
export function createReleaseChecks(trust: ReleaseTrust, onLoaded: () => void): ReleaseChecks {
  const intact = new Set<string>();
  const passed = new Set<string>();
  const loads = new Map<string, LoadResult>();
  const underWay = new Set<Promise<void>>();

  function checkOnce(release: Release, folder: string): void {
    if (!intact.has(folder)) trust.check(release, folder);
    intact.add(folder);
  }

  function load(release: Release, folder: string): LoadResult {
    if (!trust.load) return { state: 'passed' };
    const known = loads.get(folder);
    if (known) return known;
    const finish = (result: LoadResult) => {
      loads.set(folder, result);
      underWay.delete(loading);
      onLoaded();
    };
    const loading = trust.load(release, folder).then(
      () => finish({ state: 'passed' }),
      (error: unknown) => finish({ state: 'refused', error }),
    );
    underWay.add(loading);
    loads.set(folder, { state: 'pending' });
    return { state: 'pending' };
  }

  function inspect(folder: string): Inspection {
    let release: Release | undefined;
    try {
      release = trust.read(folder);
      trust.fit?.(release);
      checkOnce(release, folder);
    } catch (error) {
      return { state: 'refused', release, error };
    }
    const result = load(release, folder);
    if (result.state === 'passed') passed.add(folder);
    return { ...result, release };
  }

  function getFolder(folder: string): string | undefined {
    try {
      if (!intact.has(folder)) checkOnce(trust.read(folder), folder);
      return folder;
    } catch {
      return undefined;
    }
  }

  function canRun(folder: string): boolean {
    if (passed.has(folder)) return true;
    try {
      trust.fit?.(trust.read(folder));
      return loads.get(folder)?.state !== 'refused';
    } catch {
      return false;
    }
  }

  return {
    inspect,
    hasPassed: (folder) => passed.has(folder),
    getFolder,
    getServerFolder: (folder) => (canRun(folder) ? getFolder(folder) : undefined),
    forgetRefusals: () => {
      for (const [folder, { state }] of loads) if (state === 'refused') loads.delete(folder);
    },
    whenSettled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
