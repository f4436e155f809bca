import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readPublicKeys } from '../signature.ts';
import type { PointerEntry } from './pointer-entry.ts';
import { findEntrySigner } from './sign-entry.ts';

/** Whose entries count. */
export interface PointerTrust {
  /** Public keys (PEM) of those who sign releases. */
  readonly publicKeyFile: string;
  /** Whether an unsigned pointer.json of before revisions counts: everywhere but in production. */
  readonly acceptsUnsigned: boolean;
}

/** Why an entry does not count, in one clause; null: it does. Without `trust` every entry counts. */
export type EntryJudge = (remote: string, entry: PointerEntry) => string | null;

/** Reads the keys once for all entries of one reading. */
export function createEntryJudge(trust: PointerTrust | undefined): EntryJudge {
  if (!trust) return () => null;
  let keys: readonly KeyObject[] | undefined;
  return (remote, entry) => {
    if (entry.signature === null) return trust.acceptsUnsigned && entry.revision === 0 ? null : 'it is not signed';
    keys ??= existsSync(trust.publicKeyFile) ? readPublicKeys(trust.publicKeyFile) : [];
    return findEntrySigner(remote, entry, keys) ? null : 'no trusted key signed it as it is';
  };
}
