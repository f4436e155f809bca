import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pointerFile, readPointer, type Release, type ReleasePointer, servedVersion } from '@heizplatz/releases';
import { createReleaseChecks, FILES_RETRY_MS, type ReleaseTrust } from './release-checks';

/**
 * The order in which path patterns are matched: support before '/:productGroup/bestellung/*', public's catch-all
 * last.
 */
const REMOTE_ORDER = ['support', 'order', 'account', 'public'];

/** What the pointer names and this shell does not serve. */
export interface RefusedRelease {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}

type ReleaseName = Pick<Release, 'name' | 'version'>;

export interface ReleaseRegistry {
  /**
   * The releases that serve now, in the order in which their patterns are matched. Reads the pointer again if it
   * changed.
   */
  readonly serving: () => readonly Release[];
  readonly refused: () => readonly RefusedRelease[];
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
  let current: readonly Release[] = [];
  /** By remote. */
  let refused = new Map<string, RefusedRelease>();
  let readAtMs = 0;
  let hasNewResult = false;
  /** Remotes that had no release to serve when the shell began to serve. */
  let late: ReadonlySet<string> = new Set();
  const readAgain = () => {
    hasNewResult = true;
    serving();
  };
  const checks = createReleaseChecks(trust, { onResult: readAgain, nowMs });
  const inspect = (name: string, version: string) => checks.inspect(join(dir, name, version));

  function refuse(remote: string, version: string, error: unknown): RefusedRelease {
    const text = error instanceof Error ? error.message : String(error);
    const refusal = { remote, version, reason: text.replaceAll(`${dir}/`, '') };
    const before = refused.get(remote);
    // Logged once, not with each try.
    if (before?.version !== version || before.reason !== refusal.reason)
      log.error({ err: error, remote, version }, 'a release is refused; the last good one serves');
    return refusal;
  }

  function selectRelease(name: string, pointer: ReleasePointer, refusals: Map<string, RefusedRelease>) {
    const version = servedVersion(pointer, name);
    if (!version) return undefined;
    const last = current.find((release) => release.name === name);
    const requested = inspect(name, version);
    if (requested.state === 'passed') return requested.release;
    const lastGood = last && checks.hasPassed(join(dir, name, last.version)) ? last : undefined;
    if (requested.state === 'pending')
      return lastGood ?? (late.has(name) ? (findEarlier(name, pointer) ?? requested.release) : undefined);
    refusals.set(name, refuse(name, version, requested.error));
    // With nothing to fall back on it keeps its area, which shows the error page.
    return lastGood ?? findEarlier(name, pointer) ?? last ?? requested.release;
  }

  /** A shell that was started after the switch has no last good release of its own; the pointer's history has. */
  function findEarlier(name: string, pointer: ReleasePointer): Release | undefined {
    for (const version of pointer.remotes[name]?.history.toReversed() ?? []) {
      const earlier = inspect(name, version);
      if (earlier.state === 'passed') return earlier.release;
      if (earlier.state === 'pending') return undefined;
    }
    return undefined;
  }

  function readServing(): readonly Release[] {
    const pointer = readPointer(dir);
    if (Object.keys(pointer.remotes).length === 0 && current.length > 0) {
      log.error({}, 'the release pointer is gone, and its log; the last one stays');
      return current;
    }
    const refusals = new Map<string, RefusedRelease>();
    const releases = REMOTE_ORDER.flatMap((name) => selectRelease(name, pointer, refusals) ?? []);
    refused = refusals;
    return releases;
  }

  function serving(): readonly Release[] {
    try {
      const stamp = getStamp(dir);
      const hasMoved = stamp !== readStamp;
      if (hasMoved || hasNewResult || (refused.size > 0 && nowMs() - readAtMs >= FILES_RETRY_MS)) {
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
    refused: () => [...refused.values()],
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
      const names = new Set(current.map(({ name }) => name));
      late = new Set(REMOTE_ORDER.filter((name) => !names.has(name)));
      if (late.size > 0) readAgain();
    },
  };
}

/** Leaves no timer behind that would hold the process. */
async function whenEitherEnds(promise: Promise<void>, limitMs: number): Promise<void> {
  const limit = new AbortController();
  const late = wait(limitMs, undefined, { signal: limit.signal }).catch(() => undefined);
  await Promise.race([promise, late]);
  limit.abort();
}

/** A switch renames a new file into place: another inode, though the clock may not have moved. Without one the log counts. */
function getStamp(dir: string): string {
  const stat = statSync(pointerFile(dir), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.ino}` : 'gone';
}
