import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pointerFile, readPointer, type Release, servedVersion } from '@heizplatz/releases';

/** The order in which path patterns are asked: support before '/:productGroup/bestellung/*', public's catch-all last. */
const ASKED_IN_ORDER = ['support', 'order', 'account', 'public'];

export interface ReleaseRegistry {
  /** The releases that serve now, in the order in which their patterns are asked. Reads the pointer anew when it changed. */
  readonly serving: () => readonly Release[];
  /** Where a release lies; undefined unless it is there as it was signed. */
  readonly folderOf: (release: Pick<Release, 'name' | 'version'>) => string | undefined;
}

interface Log {
  readonly error: (what: object, text: string) => void;
}

/** Signature and hashes; each throws (libs/releases). */
export interface ReleaseTrust {
  readonly read: (folder: string) => Release;
  readonly check: (release: Release, folder: string) => void;
}

/**
 * Reads the pointer at run time, so that a switch needs no restart; a broken pointer, or a release that is broken or not
 * signed, leaves the last good one.
 */
export function openReleaseRegistry(dir: string, trust: ReleaseTrust, log: Log): ReleaseRegistry {
  // Release folders never change, so their files are checked once.
  const intact = new Set<string>();
  let readStamp = '';
  let current: readonly Release[] = [];

  function checkOnce(release: Release, folder: string): void {
    if (!intact.has(folder)) trust.check(release, folder);
    intact.add(folder);
  }

  function releaseOf(name: string, version: string): Release | undefined {
    const last = current.find((release) => release.name === name);
    const folder = join(dir, name, version);
    try {
      const release = trust.read(folder);
      // With nothing to fall back on it keeps its area, where loading it fails and says so.
      if (last) checkOnce(release, folder);
      return release;
    } catch (error) {
      log.error({ err: error, remote: name, version }, 'a release cannot be trusted; the last one stays');
      return last;
    }
  }

  function readServing(): Release[] {
    const pointer = readPointer(dir);
    return ASKED_IN_ORDER.flatMap((name) => {
      const version = servedVersion(pointer, name);
      return (version && releaseOf(name, version)) || [];
    });
  }

  return {
    folderOf: ({ name, version }) => {
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
        const stamp = stampOf(pointerFile(dir));
        if (stamp !== readStamp) {
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

/** A switch renames a new file into place: another inode, though the clock may not have moved. */
function stampOf(file: string): string {
  const { mtimeMs, ino } = statSync(file);
  return `${mtimeMs} ${ino}`;
}
