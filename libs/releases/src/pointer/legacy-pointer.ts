import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PointerEntry, ReleasePointer } from './pointer-entry.ts';

/** A line of the log that went with pointer.json. */
const LoggedMove = v.object({ at: v.string(), remote: v.string(), entry: PointerEntry });

/**
 * The whole pointer in one file: all there was before entries had revisions. A shell of before reads it, so each move still
 * writes it; a shell of now heeds it where there is no newer entry.
 */
export const pointerFile = (dir: string): string => join(dir, 'pointer.json');

/**
 * Of its log where the file is gone or broken; empty where neither is there. Throws when neither can be read, unless
 * `isOptional`.
 */
export function readLegacyPointer(dir: string, isOptional: boolean): ReleasePointer['remotes'] {
  try {
    return v.parse(ReleasePointer, JSON.parse(readFileSync(pointerFile(dir), 'utf8'))).remotes;
  } catch (error) {
    const remotes = readLog(join(dir, 'pointer-log.jsonl'));
    if (!isOptional && Object.keys(remotes).length === 0 && existsSync(pointerFile(dir))) throw error;
    return remotes;
  }
}

/** The last move of each remote. A line that a crash cut off counts for nothing. */
function readLog(file: string): ReleasePointer['remotes'] {
  if (!existsSync(file)) return {};
  const moves = readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap(parseMove);
  return Object.fromEntries(moves.map(({ remote, entry }) => [remote, entry]));
}

function parseMove(line: string): v.InferOutput<typeof LoggedMove>[] {
  try {
    return [v.parse(LoggedMove, JSON.parse(line))];
  } catch {
    return [];
  }
}

/** Writes it completely and renames it, so that no reader sees a part; again until it says what `read` says. */
export function writeLegacyPointer(dir: string, read: () => ReleasePointer['remotes']): void {
  const draft = `${pointerFile(dir)}.${process.pid}`;
  let written = '';
  for (let text = toText(read()); text !== written; text = toText(read())) {
    writeFileSync(draft, text);
    renameSync(draft, pointerFile(dir));
    written = text;
  }
}

const toText = (remotes: ReleasePointer['remotes']): string => JSON.stringify({ remotes }, null, 2);
