import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pointerFile, readPointer, readRelease, type Release, servedVersion } from '@heizplatz/releases';

/** The order in which path patterns are asked: support before '/:productGroup/bestellung/*', public's catch-all last. */
const ASKED_IN_ORDER = ['support', 'order', 'account', 'public'];

export interface ReleaseRegistry {
  /** The releases that serve now, in the order in which their patterns are asked. Reads the pointer anew when it changed. */
  readonly serving: () => readonly Release[];
  readonly folderOf: (release: Pick<Release, 'name' | 'version'>) => string;
}

interface Log {
  readonly error: (what: object, text: string) => void;
}

/** Reads the pointer at run time, so that a switch needs no restart; a broken pointer or release leaves the last good one. */
export function openReleaseRegistry(dir: string, log: Log): ReleaseRegistry {
  const folderOf = ({ name, version }: { name: string; version: string }) => join(dir, name, version);
  let readStamp = '';
  let current: readonly Release[] = [];

  function releaseOf(name: string, version: string): Release | undefined {
    try {
      return readRelease(dir, name, version);
    } catch (error) {
      log.error({ err: error, remote: name, version }, 'a release cannot be read; the last one stays');
      return current.find((release) => release.name === name);
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
    folderOf,
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
