import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryDir } from './release-folders.ts';
import type { Pointer } from './release.ts';

const HISTORY_LENGTH = 20;

export function readPointer(): Pointer {
  const file = join(registryDir(), 'pointer.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pointer) : { remotes: {} };
}

/** All visitors of all sites get the version from now on. Written whole and renamed, so that nobody reads half of it. */
export function pointTo(remote: string, version: string): void {
  const pointer = readPointer();
  const before = pointer.remotes[remote];
  const served = before?.serving.at(-1)?.version;
  const history = [...(before?.history ?? []), ...(served && served !== version ? [served] : [])];
  write({
    remotes: {
      ...pointer.remotes,
      [remote]: { serving: [{ version, share: 1, sites: null }], history: history.slice(-HISTORY_LENGTH) },
    },
  });
}

/** Back to what was served before; answers the version, or undefined when there was none. */
export function pointBack(remote: string): string | undefined {
  const pointer = readPointer();
  const entry = pointer.remotes[remote];
  const version = entry?.history.at(-1);
  if (!entry || !version) return undefined;
  write({
    remotes: {
      ...pointer.remotes,
      [remote]: { serving: [{ version, share: 1, sites: null }], history: entry.history.slice(0, -1) },
    },
  });
  return version;
}

function write(pointer: Pointer): void {
  mkdirSync(registryDir(), { recursive: true });
  const file = join(registryDir(), 'pointer.json');
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(pointer, null, 2));
  renameSync(`${file}.${process.pid}`, file);
}
