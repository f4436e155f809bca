import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryDir } from './release-folders.ts';
import type { Pointer, PointerEntry } from './release.ts';

const HISTORY_LENGTH = 20;

const pointerFile = (): string => join(registryDir(), 'pointer.json');
/** Each move, a line each: a pointer that is lost is made of it again. */
const logFile = (): string => join(registryDir(), 'pointer-log.jsonl');

/** Of the log where the file is gone or broken. Throws when neither can be read. */
export function readPointer(): Pointer {
  try {
    return JSON.parse(readFileSync(pointerFile(), 'utf8')) as Pointer;
  } catch (error) {
    const remotes = readLog();
    if (Object.keys(remotes).length === 0 && existsSync(pointerFile())) throw error;
    return { remotes };
  }
}

/** The last move of each remote. A line that a crash cut off counts for nothing. */
function readLog(): Pointer['remotes'] {
  if (!existsSync(logFile())) return {};
  const lines = readFileSync(logFile(), 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(lines.flatMap(parseMove));
}

function parseMove(line: string): (readonly [string, PointerEntry])[] {
  try {
    const { remote, entry } = JSON.parse(line) as { remote: string; entry: PointerEntry };
    return [[remote, entry]];
  } catch {
    return [];
  }
}

interface PointOptions {
  /** Whether somebody asked for this version; a start, which serves what it built, moves on only what nobody chose. */
  readonly isChosen: boolean;
}

/** All visitors of all sites get the version from now on. */
export function pointTo(remote: string, version: string, { isChosen }: PointOptions): void {
  const before = readPointer().remotes[remote];
  const served = before?.serving.at(-1)?.version;
  const history = [...(before?.history ?? []), ...(served && served !== version ? [served] : [])];
  write(remote, { serving: getServing(version), history: history.slice(-HISTORY_LENGTH), isChosen });
}

/** Back to what was served before; answers the version, or undefined when there was none. */
export function pointBack(remote: string): string | undefined {
  const entry = readPointer().remotes[remote];
  const version = entry?.history.at(-1);
  if (!entry || !version) return undefined;
  write(remote, { serving: getServing(version), history: entry.history.slice(0, -1), isChosen: true });
  return version;
}

/** The next start may move the remote on again; answers whether it is served at all. */
export function letFollow(remote: string): boolean {
  const entry = readPointer().remotes[remote];
  if (!entry) return false;
  write(remote, { ...entry, isChosen: false });
  return true;
}

const getServing = (version: string): PointerEntry['serving'] => [{ version, share: 1, sites: null }];

/** Written whole and renamed, so that nobody reads half of it. */
function write(remote: string, entry: PointerEntry): void {
  const remotes = { ...readPointer().remotes, [remote]: entry };
  mkdirSync(registryDir(), { recursive: true });
  appendFileSync(logFile(), `${JSON.stringify({ at: new Date().toISOString(), remote, entry })}\n`);
  writeFileSync(`${pointerFile()}.${process.pid}`, JSON.stringify({ remotes }, null, 2));
  renameSync(`${pointerFile()}.${process.pid}`, pointerFile());
}
