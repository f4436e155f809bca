import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pointerFile, readPointer, type Release, type ReleasePointer, servedVersion } from '@heizplatz/releases';
import { createReleaseChecks, type ReleaseTrust } from './release-checks';

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
  readonly getFolder: (release: ReleaseName) => string | undefined;
  /** The same for the server; undefined also where this shell cannot run the release. */
  readonly getServerFolder: (release: ReleaseName) => string | undefined;
  /** When every release that the pointer names has passed the gate or was refused. */
  readonly whenSettled: () => Promise<void>;
}

interface Log {
  readonly error: (what: object, text: string) => void;
}

/** How long a release that is missing or altered rests before it is read again: its folder may come after its pointer. */
const RETRY_MS = 1000;

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
  const checks = createReleaseChecks(trust, () => {
    hasNewResult = true;
    serving();
  });
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
    if (requested.state === 'pending') return lastGood;
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
      if (hasMoved || hasNewResult || (refused.size > 0 && nowMs() - readAtMs >= RETRY_MS)) {
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
    getFolder: ({ name, version }) => checks.getFolder(join(dir, name, version)),
    getServerFolder: ({ name, version }) => checks.getServerFolder(join(dir, name, version)),
    whenSettled: async () => {
      serving();
      await checks.whenSettled();
    },
  };
}

/** A switch renames a new file into place: another inode, though the clock may not have moved. Without one the log counts. */
function getStamp(dir: string): string {
  const stat = statSync(pointerFile(dir), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.ino}` : 'gone';
}
