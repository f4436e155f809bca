import { existsSync } from 'node:fs';
import { readTrustedKeys, selectKeys, type TrustedKey } from '../trusted-keys.ts';
import type { PointerEntry } from './pointer-entry.ts';
import { findEntrySigner } from './sign-entry.ts';

/** Whose entries count. */
export interface PointerTrust {
  /** Public keys (PEM) of those who sign releases, each for its remotes. */
  readonly publicKeyFile: string;
  /** Whether an unsigned pointer.json of before revisions counts: everywhere but in production. */
  readonly acceptsUnsigned: boolean;
}

/** Why an entry does not count, in one clause; null: it does. Without `trust` every entry counts. */
export type EntryJudge = (remote: string, entry: PointerEntry) => string | null;

/** Reads the keys once for all entries of one reading. */
export function createEntryJudge(trust: PointerTrust | undefined): EntryJudge {
  if (!trust) return () => null;
  let keys: readonly TrustedKey[] | undefined;
  return (remote, entry) => {
    if (entry.signature === null) return trust.acceptsUnsigned && entry.revision === 0 ? null : 'it is not signed';
    keys ??= existsSync(trust.publicKeyFile) ? readTrustedKeys(trust.publicKeyFile) : [];
    return findEntrySigner(remote, entry, selectKeys(keys, remote)) ? null : 'no trusted key signed it as it is';
  };
}
