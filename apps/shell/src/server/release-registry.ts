import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Release, ReleasePointer } from './release-schema';

/** The order in which path patterns are asked: public's catch-all last. */
const ASKED_IN_ORDER = ['order', 'account', 'support', 'public'];

export interface ReleaseRegistry {
  /** The releases that serve now, in the order in which their patterns are asked. Reads the pointer anew when it changed. */
  readonly serving: () => readonly Release[];
  readonly folderOf: (release: Pick<Release, 'name' | 'version'>) => string;
}

/** Reads the pointer at run time, so that a switch needs no restart; a broken pointer leaves the last good one. */
export function openReleaseRegistry(
  dir: string,
  log: { error: (what: object, text: string) => void },
): ReleaseRegistry {
  const pointerFile = join(dir, 'pointer.json');
  const folderOf = ({ name, version }: { name: string; version: string }) => join(dir, name, version);
  let readAt = 0;
  let current: readonly Release[] = [];
  return {
    folderOf,
    serving: () => {
      try {
        const changedAt = statSync(pointerFile).mtimeMs;
        if (changedAt !== readAt) {
          current = readServing(pointerFile, folderOf);
          readAt = changedAt;
        }
      } catch (error) {
        log.error({ err: error }, 'the release pointer cannot be read; the last one stays');
      }
      return current;
    },
  };
}

function readServing(file: string, folderOf: (release: { name: string; version: string }) => string): Release[] {
  const pointer = v.parse(ReleasePointer, JSON.parse(readFileSync(file, 'utf8')));
  return ASKED_IN_ORDER.flatMap((name) => {
    const version = pointer.remotes[name]?.serving.at(-1)?.version;
    if (!version) return [];
    return [v.parse(Release, JSON.parse(readFileSync(join(folderOf({ name, version }), 'release.json'), 'utf8')))];
  });
}
