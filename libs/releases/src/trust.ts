import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseRelease, type Release } from './release';

/** Beside release.json: ed25519 over its bytes, base64; written by tools/releases/release-signature.ts. */
const SIGNATURE_FILE = 'release.json.sig';

/** Where the tools put the public key (PEM) of a registry that no other key was named for. */
export const keyBeside = (releasesDir: string): string => join(dirname(releasesDir), 'release-keys/public.pem');

/**
 * Throws unless the manifest in a release's folder (`<remote>/<version>`) is the one that was signed with the key's other
 * half, for this remote and version: a release of ours does not pass for another.
 */
export function readSigned(folder: string, publicKeyFile: string): Release {
  const manifest = readFileSync(join(folder, 'release.json'));
  const signature = Buffer.from(readFileSync(join(folder, SIGNATURE_FILE), 'utf8'), 'base64');
  if (!verify(null, manifest, createPublicKey(readFileSync(publicKeyFile)), signature)) {
    throw new Error(`${folder}/release.json is not what was signed`);
  }
  const release = parseRelease(manifest.toString('utf8'));
  if (release.name !== basename(dirname(folder)) || release.version !== basename(folder)) {
    throw new Error(`${folder} holds ${release.name} ${release.version}`);
  }
  return release;
}

/** Throws unless the files in a release's folder are those that its manifest names. */
export function checkFiles(release: Release, folder: string): void {
  for (const [file, hash] of Object.entries(release.files)) {
    if (hashOf(join(folder, file)) !== hash) throw new Error(`${folder}/${file} is not what was signed`);
  }
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
