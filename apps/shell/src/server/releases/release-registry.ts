import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pointerFile, readPointer, type Release, servedVersion } from '@heizplatz/releases';

/** The order in which path patterns are asked: support before '/:productGroup/bestellung/*', public's catch-all last. */
const ORDERED_QUERIES = ['support', 'order', 'account', 'public'];

export interface ReleaseRegistry {
  /** The releases that serve now, in the order in which their patterns are asked. Reads the pointer anew when it changed. */
  readonly serving: () => readonly Release[];
  /** What the pointer names and cannot be served, as it is missing, broken or not signed; each is tried again. */
  readonly refused: () => readonly { readonly remote: string; readonly version: string }[];
  /** Where a release lies; undefined unless it is there as it was signed. */
  readonly getFolder: (release: Pick<Release, 'name' | 'version'>) => string | undefined;
}

interface Log {
  readonly error: (what: object, text: string) => void;
}

/** Signature and hashes; each throws (libs/releases). */
export interface ReleaseTrust {
  readonly read: (folder: string) => Release;
  readonly check: (release: Release, folder: string) => void;
}

/** How long a release that could not be read rests before it is tried again: its folder may come after its pointer. */
const RETRY_MS = 1000;

/**
 * Reads the pointer at run time, so that a switch needs no restart; a broken pointer, or a release that is broken or not
 * signed, leaves the last good one, and is tried again.
 */
export function createReleaseRegistry(
  dir: string,
  trust: ReleaseTrust,
  log: Log,
  nowMs: () => number = Date.now,
): ReleaseRegistry {
  // Release folders never change, so their files are checked once.
  const intact = new Set<string>();
  let readStamp = '';
  let current: readonly Release[] = [];
  /** By remote, the version that the pointer names and nobody can have. */
  let refused = new Map<string, string>();
  let readAtMs = 0;

  function checkOnce(release: Release, folder: string): void {
    if (!intact.has(folder)) trust.check(release, folder);
    intact.add(folder);
  }

  function releaseOf(name: string, version: string, unread: Map<string, string>): Release | undefined {
    const last = current.find((release) => release.name === name);
    const folder = join(dir, name, version);
    try {
      const release = trust.read(folder);
      // With nothing to fall back on it keeps its area, where loading it fails and says so.
      if (last) checkOnce(release, folder);
      return release;
    } catch (error) {
      // Said once, not with each try.
      if (refused.get(name) !== version)
        log.error({ err: error, remote: name, version }, 'a release cannot be trusted; the last one stays');
      unread.set(name, version);
      return last;
    }
  }

  function readServing(): readonly Release[] {
    const pointer = readPointer(dir);
    if (Object.keys(pointer.remotes).length === 0 && current.length > 0) {
      log.error({}, 'the release pointer is gone, and its log; the last one stays');
      return current;
    }
    const unread = new Map<string, string>();
    const releases = ORDERED_QUERIES.flatMap((name) => {
      const version = servedVersion(pointer, name);
      return (version && releaseOf(name, version, unread)) || [];
    });
    refused = unread;
    return releases;
  }

  return {
    refused: () => [...refused].map(([remote, version]) => ({ remote, version })),
    getFolder: ({ name, version }) => {
      const folder = join(dir, name, version);
      if (intact.has(folder)) return folder;
      try {
        checkOnce(trust.read(folder), folder);
        return folder;
      } catch {
        return undefined;
      }
    },
    serving: () => {
      try {
        const stamp = getStamp(dir);
        if (stamp !== readStamp || (refused.size > 0 && nowMs() - readAtMs >= RETRY_MS)) {
          readAtMs = nowMs();
          current = readServing();
          readStamp = stamp;
        }
      } catch (error) {
        log.error({ err: error }, 'the release pointer cannot be read; the last one stays');
      }
      return current;
    },
  };
}

/** A switch renames a new file into place: another inode, though the clock may not have moved. Without one the log counts. */
function getStamp(dir: string): string {
  const stat = statSync(pointerFile(dir), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.ino}` : 'gone';
}
