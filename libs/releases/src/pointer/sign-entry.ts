import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { findKey, getKeyId } from '../signature.ts';
import type { PointerEntry } from './pointer-entry.ts';

/**
 * What is signed: the remote and the entry's fields in a fixed order, as JSON, so that an entry counts for no other remote or
 * revision, and for the same bytes wherever it was stored.
 */
function toCanonical(remote: string, entry: Omit<PointerEntry, 'signature'>): Buffer {
  const { revision, serving, history, isChosen, by, reason, command, at } = entry;
  const rules = serving.map(({ version, share, sites }) => [version, share, sites]);
  return Buffer.from(
    JSON.stringify(['release-pointer-1', remote, revision, rules, history, isChosen, by, reason, command, at]),
  );
}

/** ed25519 with a release key; the same form of signature as beside release.json. */
export function signEntry(remote: string, entry: Omit<PointerEntry, 'signature'>, privateKey: KeyObject): PointerEntry {
  const bytes = sign(null, toCanonical(remote, entry), privateKey).toString('base64');
  return { ...entry, signature: `${getKeyId(createPublicKey(privateKey))}:${bytes}` };
}

/** Which of the keys signed the entry; undefined: none of them, or it is not signed. */
export const findEntrySigner = (
  remote: string,
  entry: PointerEntry,
  keys: readonly KeyObject[],
): KeyObject | undefined =>
  entry.signature === null ? undefined : findKey(toCanonical(remote, entry), entry.signature, keys);
