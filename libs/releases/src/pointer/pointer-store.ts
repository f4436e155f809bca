import type { PointerEntry, ReleasePointer } from './pointer-entry.ts';
import type { PointerRules } from './pointer-moves.ts';

/** Where the pointer lies: a folder, or a database that many machines share. */
export interface PointerStore {
  /** Rejects where nothing can be known of it. */
  readonly read: () => Promise<ReleasePointer>;
  /** Every entry that the store still holds of a remote, the newest first. */
  readonly readMoves: (remote: string) => Promise<readonly PointerEntry[]>;
  /** Compares and swaps; returns the entry, or null when somebody else wrote since `read`: then nothing was written. */
  readonly write: (remote: string, move: PointerMove) => Promise<PointerEntry | null>;
  /**
   * Deletes the entries of a remote below a revision for good; what they said of versions before is in later entries. Returns
   * how many there were. Never deletes the entry that counts.
   */
  readonly deleteMoves: (remote: string, belowRevision: number) => Promise<number>;
}

export interface PointerAuthor {
  readonly by: string;
  readonly reason: string;
  /** For those who read the history: 'canary 2026… --percent 10'. */
  readonly command: string;
}

/** What a store makes an entry of: `before` is what was read, null where nothing served. */
export interface PointerMove extends PointerAuthor {
  readonly before: PointerEntry | null;
  readonly rules: PointerRules;
}

/** Somebody else moved the remote since the caller looked. */
export class PointerConflict extends Error {
  override readonly name = 'PointerConflict';
  readonly entry: PointerEntry | null;
  constructor(remote: string, entry: PointerEntry | null) {
    const version = entry?.serving.at(-1)?.version ?? 'no version';
    super(`${remote} serves ${version} meanwhile${entry?.by ? `: ${entry.by} moved it at ${entry.at}` : ''}`);
    this.entry = entry;
  }
}

export interface MoveOptions extends PointerAuthor {
  /** What the caller saw serving everybody, null for nothing; absent: whatever serves. */
  readonly expects?: string | null;
}

export interface MovedPointer {
  readonly before: PointerEntry | null;
  /** The same entry where the change moved nothing. */
  readonly after: PointerEntry | null;
}

/** Beyond so many lost races something else is wrong. */
const MOST_TRIES = 1000;

/**
 * Moves a remote: reads, applies the change and writes; when somebody else was quicker, applies it to what they wrote.
 * Rejects with a PointerConflict when another version serves than expected, and with
 * what the change throws. A change that returns null moves nothing.
 */
export async function movePointer(
  store: PointerStore,
  remote: string,
  change: (entry: PointerEntry | null) => PointerRules | null,
  { expects, ...author }: MoveOptions,
): Promise<MovedPointer> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = (await store.read()).remotes[remote] ?? null;
    if (expects !== undefined && (before?.serving.at(-1)?.version ?? null) !== expects)
      throw new PointerConflict(remote, before);
    const rules = change(before);
    if (rules === null) return { before, after: before };
    const after = await store.write(remote, { ...author, before, rules });
    if (after) return { before, after };
  }
  throw new Error(`the pointer of ${remote} could not be moved: others moved it ${MOST_TRIES} times meanwhile`);
}
