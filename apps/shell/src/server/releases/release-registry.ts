import { join } from 'node:path';
import {
  checkContainer,
  checkPatterns,
  compareRemotes,
  getPointerStamp,
  type PointerEntry,
  readPointer,
  type RefusedEntry,
  type Release,
  type ServedRemote,
} from '@heizplatz/releases';
import { type RefusedRelease, toRefusedRelease } from './refused-release';
import { createReleaseChecks, FILES_RETRY_MS, type Inspection, type ReleaseTrust } from './release-checks';
import { whenEitherEnds } from './when-either-ends';
import { createServingReleases, type ServedRule, type ServingReleases } from './serving-releases';

type ReleaseName = Pick<Release, 'name' | 'version'>;

export interface ReleaseRegistry {
  /** What serves now. Reads the pointer again if it changed; the same object until then. */
  readonly serving: () => ServingReleases;
  readonly refused: () => readonly RefusedRelease[];
  /** By which revision of the pointer each remote goes, and the versions of it that have passed and serve. */
  readonly served: () => readonly ServedRemote[];
  /** Remotes of which no release has passed yet, and one is being fetched or loaded. */
  readonly loading: () => readonly string[];
  /**
   * Remotes of which no manifest could be read yet: which paths are theirs nobody knows, so that no path that nobody else has
   * may be said not to exist.
   */
  readonly unread: () => readonly string[];
  /** Where a release lies, for browsers; undefined unless it is there as it was signed. */
  readonly getFolder: (release: ReleaseName) => Promise<ReleaseFolder | undefined>;
  /** The folder for the server; undefined unless the release has passed the gate. */
  readonly getServerFolder: (release: ReleaseName) => string | undefined;
  /** When every release that the pointer names has passed the gate or was refused. */
  readonly whenSettled: () => Promise<void>;
  /**
   * As whenSettled, but at most for so long: an area whose release is still being loaded then gets the newest version of
   * the pointer's history that passes, and displays its error page until one has.
   */
  readonly whenReady: (limitMs: number) => Promise<void>;
}

export interface ReleaseFolder {
  readonly path: string;
  /** Names of the files that were signed. */
  readonly files: ReadonlySet<string>;
}

/** What one reading of the pointer found beside what serves. */
interface Findings {
  readonly refusals: RefusedRelease[];
  readonly loads: string[];
  readonly unread: string[];
}

interface Log {
  readonly error: (what: object, text: string) => void;
}

/**
 * Reads the pointer at run time, so that a switch needs no restart. A release serves once it has passed the gate; until
 * then, and where the pointer is broken or the release refused, the last good one goes on.
 */
export function createReleaseRegistry(
  dir: string,
  trust: ReleaseTrust,
  log: Log,
  nowMs: () => number = Date.now,
): ReleaseRegistry {
  let readStamp = '';
  let rules: ReadonlyMap<string, readonly ServedRule[]> = new Map();
  let current = createServingReleases([]);
  let refused: readonly RefusedRelease[] = [];
  let refusedEntries: readonly RefusedEntry[] = [];
  let loading: readonly string[] = [];
  let unread: readonly string[] = [];
  let served: readonly ServedRemote[] = [];
  let readAtMs = 0;
  let hasNewResult = false;
  /** Remotes that had no release to serve when the shell began to serve. */
  let late: ReadonlySet<string> = new Set();
  const readAgain = () => {
    hasNewResult = true;
    serving();
  };
  const checks = createReleaseChecks(trust, { onResult: readAgain, nowMs });

  /** What the gate says beside the releases of other remotes. */
  function inspect(name: string, version: string): Inspection & { readonly isOthers?: true } {
    const inspection = checks.inspect(join(dir, name, version));
    if (inspection.state === 'refused' || !inspection.release) return inspection;
    try {
      const others = [...rules.values()].flat().map(({ release }) => release);
      checkPatterns(inspection.release, others);
      checkContainer(inspection.release, others);
      trust.owns?.(inspection.release, others);
      return inspection;
    } catch (error) {
      // Without a release to stand in for it: the paths are another remote's.
      return { state: 'refused', release: undefined, error, isOthers: true };
    }
  }

  function refuse(remote: string, version: string, error: unknown): RefusedRelease {
    const text = error instanceof Error ? error.message : String(error);
    const refusal = { remote, version, reason: text.replaceAll(`${dir}/`, '') };
    // Logged once, not with each try.
    if (!refused.some((one) => one.remote === remote && one.version === version && one.reason === refusal.reason))
      log.error({ err: error, remote, version }, 'a release is refused; the last good one serves');
    return refusal;
  }

  /** All rules whose releases passed, and for everybody at the end a release that did. */
  function selectRules(name: string, entry: PointerEntry, findings: Findings): readonly ServedRule[] {
    const { refusals, loads } = findings;
    const before = rules.get(name) ?? [];
    const good = before.filter(({ release }) => checks.hasPassed(join(dir, name, release.version)));
    const inspected = entry.serving.map((rule) => ({ rule, result: inspect(name, rule.version) }));
    // One version a visitor: what is to come is served once all of it may be.
    if (good.length > 0 && inspected.some(({ result }) => result.state === 'pending')) return good;
    const passed = inspected.flatMap(({ rule: { share, sites }, result }) =>
      result.state === 'passed' ? [{ release: result.release, share, sites }] : [],
    );
    for (const { rule, result } of inspected)
      if (result.state === 'refused') refusals.push(refuse(name, rule.version, result.error));
    const last = inspected.at(-1)?.result;
    if (!last || last.state === 'passed') return passed;
    const isWaiting = last.state === 'pending' && !late.has(name);
    const earlier = good.length > 0 || isWaiting ? undefined : findEarlier(name, entry);
    const passedBefore = good.at(-1)?.release ?? (earlier?.state === 'passed' ? earlier.release : undefined);
    if (!passedBefore && [last, earlier].some((one) => one?.state === 'pending')) loads.push(name);
    // With nothing to fall back on it keeps its area, which shows the error page.
    const release = passedBefore ?? before.at(-1)?.release ?? last.release ?? earlier?.release;
    if (release) return [...passed, { release, share: 1, sites: null }];
    if (!last.isOthers) findings.unread.push(name);
    return passed;
  }

  /**
   * The newest version of the history that passes, or may: a shell that was started after the switch has no last good release
   * of its own.
   */
  function findEarlier(name: string, { history }: PointerEntry): Inspection | undefined {
    for (const version of history.toReversed()) {
      const earlier = inspect(name, version);
      if (earlier.state !== 'refused') return earlier;
    }
    return undefined;
  }

  /**
   * What serves already comes first. In a shell that starts, whoever would take paths from others comes after them, so that
   * the gate compares it with all of them.
   */
  function sortWeakestFirst(entries: readonly [string, PointerEntry][]): readonly [string, PointerEntry][] {
    const releaseOf = ([name, { serving: all }]: [string, PointerEntry]) =>
      checks.inspect(join(dir, name, all.at(-1)?.version ?? '')).release;
    const known = entries.filter(([name]) => rules.has(name));
    const others = entries.filter(([name]) => !rules.has(name)).map((entry) => ({ entry, release: releaseOf(entry) }));
    const readable = others.flatMap(({ entry, release }) => (release ? [{ entry, release }] : []));
    const weakestFirst = readable.toSorted((a, b) => compareRemotes(b.release, a.release)).map(({ entry }) => entry);
    return [...known, ...weakestFirst, ...others.flatMap(({ entry, release }) => (release ? [] : [entry]))];
  }

  /** Logged once, not with each reading. */
  function noteRefused(entries: readonly RefusedEntry[]): void {
    for (const { remote, revision, reason } of entries)
      if (!refusedEntries.some((one) => one.remote === remote && one.revision === revision))
        log.error({ remote, revision, reason }, 'an entry of the release pointer is refused; the one before it counts');
    refusedEntries = entries;
  }

  /** Not a release that keeps its area for the error page alone. */
  const listPassed = (name: string): string[] => {
    const versions = (rules.get(name) ?? []).map(({ release }) => release.version);
    return [...new Set(versions)].filter((version) => checks.hasPassed(join(dir, name, version)));
  };

  function readServing(): ServingReleases {
    const pointer = readPointer(dir, trust.pointer);
    noteRefused(pointer.refused);
    if (Object.keys(pointer.remotes).length === 0 && rules.size > 0) {
      log.error({}, 'the release pointer is gone, and its log; the last one stays');
      return current;
    }
    const findings: Findings = { refusals: [], loads: [], unread: [] };
    rules = new Map([...rules].filter(([name]) => pointer.remotes[name]));
    // One by one: the patterns of each are compared with those of all others that serve.
    for (const [name, entry] of sortWeakestFirst(Object.entries(pointer.remotes)))
      rules = new Map([...rules, [name, selectRules(name, entry, findings)]]);
    refused = findings.refusals;
    loading = findings.loads;
    unread = findings.unread;
    served = Object.entries(pointer.remotes).map(([remote, { revision }]) => ({
      ...{ remote, revision, versions: listPassed(remote) },
    }));
    return createServingReleases([...rules.values()]);
  }

  function serving(): ServingReleases {
    try {
      const stamp = getPointerStamp(dir);
      const hasMoved = stamp !== readStamp;
      if (hasMoved || hasNewResult || (refused.length > 0 && nowMs() - readAtMs >= FILES_RETRY_MS)) {
        if (hasMoved) checks.forgetRefusals();
        hasNewResult = false;
        readAtMs = nowMs();
        current = readServing();
        readStamp = stamp;
      }
    } catch (error) {
      log.error({ err: error }, 'the release pointer cannot be read; the last one stays');
    }
    return current;
  }

  return {
    serving,
    refused: () => [...refused, ...refusedEntries.map(toRefusedRelease)],
    served: () => served,
    loading: () => loading,
    unread: () => unread,
    getFolder: async ({ name, version }) => {
      const path = join(dir, name, version);
      const files = await checks.getFiles(path);
      return files && { path, files };
    },
    getServerFolder: ({ name, version }) => checks.getServerFolder(join(dir, name, version)),
    whenSettled: async () => {
      serving();
      await checks.whenSettled();
    },
    whenReady: async (limitMs) => {
      serving();
      await whenEitherEnds(checks.whenSettled(), limitMs);
      late = new Set(loading);
      if (late.size > 0) readAgain();
    },
  };
}
