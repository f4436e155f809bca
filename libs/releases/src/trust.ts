import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseRelease, type Release } from './release.ts';

/**
 * Beside release.json: ed25519 over its bytes, as '<key id>:<base64>'; written by tools/releases/release-signature.ts. The
 * base64 alone is of the time before keys had ids, and of the oldest key.
 */
const SIGNATURE_FILE = 'release.json.sig';

/** Where the tools put the public key (PEM) of a registry that no other key was named for. */
export const keyBeside = (releasesDir: string): string => join(dirname(releasesDir), 'release-keys/public.pem');

/**
 * Throws unless the manifest in a release's folder (`<remote>/<version>`) is the one that was signed with the other half of
 * a key in the file, for this remote and version: a release of ours does not pass for another.
 */
export function readSigned(folder: string, publicKeyFile: string): Release {
  const manifest = readFileSync(join(folder, 'release.json'));
  const signature = readFileSync(join(folder, SIGNATURE_FILE), 'utf8').trim();
  if (!isSignedBy(publicKeysIn(publicKeyFile), manifest, signature)) {
    throw new Error(`${folder}/release.json is not what was signed`);
  }
  const release = parseRelease(manifest.toString('utf8'));
  if (release.name !== basename(dirname(folder)) || release.version !== basename(folder)) {
    throw new Error(`${folder} holds ${release.name} ${release.version}`);
  }
  return release;
}

/** Public keys (PEM) that stand in one file, the oldest first. */
const publicKeysIn = (file: string): KeyObject[] =>
  (readFileSync(file, 'utf8').match(PEM) ?? []).map((pem) => createPublicKey(pem));

const PEM = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/** Made of the key itself, so that both sides know it without a list. */
const releaseKeyId = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

function isSignedBy(keys: readonly KeyObject[], manifest: Buffer, text: string): boolean {
  const [signature = '', keyId] = text.split(':').toReversed();
  const key = keyId === undefined ? keys[0] : keys.find((one) => releaseKeyId(one) === keyId);
  return key !== undefined && verify(null, manifest, key, Buffer.from(signature, 'base64'));
}

/** Throws unless the files in a release's folder are those that its manifest names. */
export function checkFiles(release: Release, folder: string): void {
  for (const [file, hash] of Object.entries(release.files)) {
    if (getHash(join(folder, file)) !== hash) throw new Error(`${folder}/${file} is not what was signed`);
  }
}

const getHash = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
