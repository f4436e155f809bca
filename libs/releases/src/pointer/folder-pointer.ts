import { statSync } from 'node:fs';
import { completeEntry, type EntrySigner } from './complete-entry.ts';
import {
  createEntryFile,
  deleteEntryFile,
  getLogSize,
  listRemotes,
  listRevisions,
  readEntryFile,
} from './entry-files.ts';
import { createEntryJudge, type EntryJudge, type PointerTrust } from './entry-trust.ts';
import { pointerFile, readLegacyPointer, writeLegacyPointer } from './legacy-pointer.ts';
import type { PointerEntry, ReleasePointer } from './pointer-entry.ts';
import type { PointerStore } from './pointer-store.ts';

/** A newer entry than the one that counts. */
export interface RefusedEntry {
  readonly remote: string;
  readonly revision: number;
  readonly reason: string;
}

export interface FolderPointer extends ReleasePointer {
  readonly refused: readonly RefusedEntry[];
}

/**
 * The newest entry of each remote that counts, in the folder of releases (RELEASES_DIR). Throws where there is nothing but a
 * pointer.json that cannot be read.
 */
export function readPointer(dir: string, trust?: PointerTrust): FolderPointer {
  const judge = createEntryJudge(trust);
  const withEntries = listRemotes(dir);
  const legacy = readLegacyPointer(dir, withEntries.length > 0);
  const found = [...new Set([...Object.keys(legacy), ...withEntries])].map((remote) =>
    findEntry(remote, listCandidates(dir, remote, legacy[remote]), judge),
  );
  return {
    remotes: Object.fromEntries(found.flatMap(({ remote, entry }) => (entry ? [[remote, entry]] : []))),
    refused: found.flatMap(({ refused }) => refused),
  };
}

interface Candidate {
  readonly revision: number;
  readonly read: () => PointerEntry;
}

/** The newest first. */
const listCandidates = (dir: string, remote: string, legacy: PointerEntry | undefined): Candidate[] =>
  [
    ...listRevisions(dir, remote).map((revision) => ({ revision, read: () => readEntryFile(dir, remote, revision) })),
    ...(legacy ? [{ revision: legacy.revision, read: () => legacy }] : []),
  ].toSorted((a, b) => b.revision - a.revision);

function findEntry(remote: string, candidates: readonly Candidate[], judge: EntryJudge) {
  const refused: RefusedEntry[] = [];
  for (const { revision, read } of candidates) {
    const { entry, reason } = judgeCandidate(remote, read, judge);
    if (reason === null) return { remote, entry, refused };
    refused.push({ remote, revision, reason });
  }
  return { remote, entry: undefined, refused };
}

function judgeCandidate(remote: string, read: () => PointerEntry, judge: EntryJudge) {
  try {
    const entry = read();
    return { entry, reason: judge(remote, entry) };
  } catch (error) {
    return { entry: undefined, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Changes with every move; cheap enough to be asked for with every request. */
export function getPointerStamp(dir: string): string {
  const stat = statSync(pointerFile(dir), { throwIfNoEntry: false });
  return `${getLogSize(dir)} ${stat ? `${stat.mtimeMs} ${stat.ino}` : 'gone'}`;
}

interface FolderPointerOptions extends EntrySigner {
  readonly dir: string;
  readonly trust: PointerTrust;
}

/** The pointer of one machine, or of one shared folder. */
export function createFolderPointer({ dir, trust, ...signer }: FolderPointerOptions): PointerStore {
  const readRemotes = () => readPointer(dir, trust).remotes;
  return {
    read: async () => ({ remotes: readRemotes() }),
    readMoves: async (remote) => readMoves(dir, remote, trust),
    write: async (remote, { before, ...move }) => {
      const revisions = listRevisions(dir, remote);
      const current = readRemotes()[remote];
      if ((current?.revision ?? null) !== (before?.revision ?? null)) return null;
      // Above refused entries too: they stay where they are.
      const revision = Math.max(current?.revision ?? 0, revisions[0] ?? 0) + 1;
      const entry = completeEntry(remote, { ...move, revision }, signer);
      if (!createEntryFile(dir, remote, entry)) return null;
      writeLegacyPointer(dir, readRemotes);
      return entry;
    },
    deleteMoves: async (remote, belowRevision) => {
      const current = readRemotes()[remote]?.revision ?? 0;
      const old = listRevisions(dir, remote).filter((revision) => revision < Math.min(belowRevision, current));
      for (const revision of old) deleteEntryFile(dir, remote, revision);
      return old.length;
    },
  };
}

function readMoves(dir: string, remote: string, trust: PointerTrust): PointerEntry[] {
  const judge = createEntryJudge(trust);
  return listRevisions(dir, remote).flatMap((revision) => {
    const { entry, reason } = judgeCandidate(remote, () => readEntryFile(dir, remote, revision), judge);
    return entry && reason === null ? [entry] : [];
  });
}

/**
 * Stores entries that another store wrote, where they are newer than those of the folder and count. Returns the remotes that
 * moved, and what was refused.
 */
export function importEntries(dir: string, { remotes }: ReleasePointer, trust: PointerTrust) {
  const judge = createEntryJudge({ ...trust, acceptsUnsigned: false });
  const own = readPointer(dir, trust).remotes;
  const newer = Object.entries(remotes).filter(([remote, { revision }]) => revision > (own[remote]?.revision ?? -1));
  const judged = newer.map(([remote, entry]) => ({ remote, entry, reason: judge(remote, entry) }));
  const moved = judged.filter(({ remote, entry, reason }) => reason === null && createEntryFile(dir, remote, entry));
  if (moved.length > 0) writeLegacyPointer(dir, () => readPointer(dir, trust).remotes);
  return {
    moved: moved.map(({ remote }) => remote),
    refused: judged.flatMap(({ remote, entry: { revision }, reason }) =>
      reason === null ? [] : [{ remote, revision, reason }],
    ),
  };
}
