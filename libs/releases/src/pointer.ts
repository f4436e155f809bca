import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PointerEntry } from './pointer-entry.ts';

/** pointer.json: per remote what is served, and what was before (newest last). */
export const ReleasePointer = v.object({ remotes: v.record(v.string(), PointerEntry) });
export type ReleasePointer = v.InferOutput<typeof ReleasePointer>;

/** A line of the pointer's log. */
const PointerMove = v.object({ at: v.string(), remote: v.string(), entry: PointerEntry });

const HISTORY_LENGTH = 20;

export const pointerFile = (dir: string): string => join(dir, 'pointer.json');

/** Each move of the pointer, a line each: a pointer that is lost is made of it again. */
const logFile = (dir: string): string => join(dir, 'pointer-log.jsonl');

/** Of the log where the file is gone or broken; empty where neither is there. Throws when neither can be read. */
export function readPointer(dir: string): ReleasePointer {
  try {
    return v.parse(ReleasePointer, JSON.parse(readFileSync(pointerFile(dir), 'utf8')));
  } catch (error) {
    const remotes = readLog(dir);
    if (Object.keys(remotes).length === 0 && existsSync(pointerFile(dir))) throw error;
    return { remotes };
  }
}

/** The last move of each remote. A line that a crash cut off counts for nothing. */
function readLog(dir: string): ReleasePointer['remotes'] {
  if (!existsSync(logFile(dir))) return {};
  const moves = readFileSync(logFile(dir), 'utf8').split('\n').filter(Boolean).flatMap(parseMove);
  return Object.fromEntries(moves.map(({ remote, entry }) => [remote, entry]));
}

function parseMove(line: string): v.InferOutput<typeof PointerMove>[] {
  try {
    return [v.parse(PointerMove, JSON.parse(line))];
  } catch {
    return [];
  }
}

/** The version that a remote's visitors get. */
export const servedVersion = ({ remotes }: ReleasePointer, remote: string): string | undefined =>
  remotes[remote]?.serving.at(-1)?.version;

interface SwitchOptions {
  /**
   * Whether this version was chosen explicitly; a start, which serves its own build, replaces only versions that were
   * not.
   */
  readonly isChosen: boolean;
}

/** All visitors of all sites get the version from now on; what was served before goes into the history. */
export function switchTo(dir: string, remote: string, version: string, { isChosen }: SwitchOptions): void {
  const pointer = readPointer(dir);
  const served = servedVersion(pointer, remote);
  const history = [...(pointer.remotes[remote]?.history ?? []), ...(served && served !== version ? [served] : [])];
  writeEntry(dir, remote, { serving: serveAll(version), history: history.slice(-HISTORY_LENGTH), isChosen });
}

/** Back to what was served before; returns the version, or undefined when there was none. */
export function rollBack(dir: string, remote: string): string | undefined {
  const entry = readPointer(dir).remotes[remote];
  const version = entry?.history.at(-1);
  if (!entry || !version) return undefined;
  writeEntry(dir, remote, { serving: serveAll(version), history: entry.history.slice(0, -1), isChosen: true });
  return version;
}

/** The next start may move the remote on again; returns whether it is served at all. */
export function followBuilds(dir: string, remote: string): boolean {
  const entry = readPointer(dir).remotes[remote];
  if (!entry) return false;
  writeEntry(dir, remote, { ...entry, isChosen: false });
  return true;
}

const serveAll = (version: string): PointerEntry['serving'] => [{ version, share: 1, sites: null }];

/** Written completely and renamed, so that no reader sees a partial file. */
function writeEntry(dir: string, remote: string, entry: PointerEntry): void {
  const remotes = { ...readPointer(dir).remotes, [remote]: entry };
  mkdirSync(dir, { recursive: true });
  appendFileSync(logFile(dir), `${JSON.stringify({ at: new Date().toISOString(), remote, entry })}\n`);
  const draft = `${pointerFile(dir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ remotes }, null, 2));
  renameSync(draft, pointerFile(dir));
}
