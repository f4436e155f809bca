import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { completeEntry } from '../pointer/complete-entry.ts';
import { createEntryFile } from '../pointer/entry-files.ts';
import { readPointer } from '../pointer/folder-pointer.ts';
import type { PointerEntry } from '../pointer/pointer-entry.ts';
import { type PointerRules, switchTo } from '../pointer/pointer-moves.ts';

const anybody = generateKeyPairSync('ed25519').privateKey;

/** Moves the pointer of a test's folder at once; returns the entry. */
export function moveFolder(
  dir: string,
  remote: string,
  change: (entry: PointerEntry | null) => PointerRules,
  key: KeyObject = anybody,
): PointerEntry {
  const before = readPointer(dir).remotes[remote] ?? null;
  const move = { by: 'test', reason: '', command: 'switch', rules: change(before) };
  const signer = { getKey: () => key, clock: () => new Date() };
  const entry = completeEntry(remote, { ...move, revision: (before?.revision ?? 0) + 1 }, signer);
  if (!createEntryFile(dir, remote, entry)) throw new Error(`somebody else moved ${remote}`);
  return entry;
}

export const serveVersion = (dir: string, remote: string, version: string, key?: KeyObject): PointerEntry =>
  moveFolder(dir, remote, (entry) => switchTo(entry, version), key);
