import {
  appendFileSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { PointerEntry, REMOTE_NAME } from './pointer-entry.ts';

const ENTRY_FILE = /^([1-9]\d{0,8})\.json$/;

/** `<releases>/pointer/<remote>/<revision>.json`: an entry each, never changed. */
const entriesDir = (dir: string, remote = ''): string => join(dir, 'pointer', remote);

/** A line for each entry: it grows with every move, so its size tells whether there was one. */
const logFile = (dir: string): string => join(entriesDir(dir), 'moves.log');

/** Remotes with entries. */
export const listRemotes = (dir: string): string[] =>
  listFolder(entriesDir(dir)).filter((name) => REMOTE_NAME.test(name));

/** Revisions of a remote, the highest first. */
export const listRevisions = (dir: string, remote: string): number[] =>
  listFolder(entriesDir(dir, remote))
    .flatMap((name) => ENTRY_FILE.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => b - a);

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (v.is(NotThere, error)) return [];
    throw error;
  }
}

const NotThere = v.object({ code: v.picklist(['ENOENT', 'ENOTDIR']) });
const Exists = v.object({ code: v.literal('EEXIST') });

/** Throws when the file is no entry, or that of another revision. */
export function readEntryFile(dir: string, remote: string, revision: number): PointerEntry {
  const file = join(entriesDir(dir, remote), `${revision}.json`);
  const entry = v.parse(PointerEntry, JSON.parse(readFileSync(file, 'utf8')));
  if (entry.revision !== revision) throw new Error(`it is that of revision ${entry.revision}`);
  return entry;
}

/**
 * Stores an entry under its revision. A finished draft is linked, which the file system does for one of several processes
 * alone: false when the revision exists already.
 */
export function createEntryFile(dir: string, remote: string, entry: PointerEntry): boolean {
  mkdirSync(entriesDir(dir, remote), { recursive: true });
  const draft = join(entriesDir(dir), `${randomUUID()}.draft`);
  writeDurably(draft, JSON.stringify(entry, null, 2));
  try {
    linkSync(draft, join(entriesDir(dir, remote), `${entry.revision}.json`));
  } catch (error) {
    if (v.is(Exists, error)) return false;
    throw error;
  } finally {
    rmSync(draft);
  }
  const { at, revision, command, by } = entry;
  appendFileSync(logFile(dir), `${JSON.stringify([at, remote, revision, command, by])}\n`);
  return true;
}

/** Deleting what another process deleted is harmless. */
export const deleteEntryFile = (dir: string, remote: string, revision: number): void =>
  rmSync(join(entriesDir(dir, remote), `${revision}.json`), { force: true });

function writeDurably(file: string, text: string): void {
  const handle = openSync(file, 'wx');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Changes with every move; cheap enough to be asked for with every request. */
export const getLogSize = (dir: string): number => statSync(logFile(dir), { throwIfNoEntry: false })?.size ?? 0;
