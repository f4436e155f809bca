import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const RELEASE_MANIFEST = 'release.json';
/**
 * Beside the manifest: ed25519 over its bytes, as '<key id>:<base64>'. The base64 alone dates from before keys had ids; any
 * trusted key may have made it.
 */
export const RELEASE_SIGNATURE = 'release.json.sig';

/** A fingerprint of the public key, so that shell, API and tools need no common list. */
export const getKeyId = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** Signs a release's folder; release.json names the hash of every other file. */
export function signRelease(folder: string, privateKey: KeyObject): void {
  const signature = sign(null, readFileSync(join(folder, RELEASE_MANIFEST)), privateKey).toString('base64');
  writeFileSync(join(folder, RELEASE_SIGNATURE), `${getKeyId(createPublicKey(privateKey))}:${signature}`);
}

/** The text beside a folder's release.json; undefined where it is not signed. */
export function readSignature(folder: string): string | undefined {
  const file = join(folder, RELEASE_SIGNATURE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Which of the keys made the signature of these bytes. */
export function findKey(manifest: Buffer, signature: string, keys: readonly KeyObject[]): KeyObject | undefined {
  const [encoded = '', keyId] = signature.split(':').toReversed();
  const bytes = Buffer.from(encoded, 'base64');
  return keys.find((key) => (keyId === undefined || keyId === getKeyId(key)) && verify(null, manifest, key, bytes));
}

/** Which of the keys signed the release in a folder; undefined: none of them, or it is not signed. */
export function findSigner(folder: string, keys: readonly KeyObject[]): KeyObject | undefined {
  const signature = readSignature(folder);
  return signature === undefined ? undefined : findKey(readFileSync(join(folder, RELEASE_MANIFEST)), signature, keys);
}
