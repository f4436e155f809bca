import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Release } from './release-schema';

/** Reads the release of a folder; throws unless its manifest is signed and its files are those that the manifest names. */
export type ReadSignedRelease = (folder: string) => Release;

/** `publicKeyFile`: PEM of the ed25519 key whose other half signs releases (tools/releases/release-signature.ts). */
export function openReadSignedRelease(publicKeyFile: string): ReadSignedRelease {
  const intact = new Set<string>();
  return (folder) => {
    const manifest = readFileSync(join(folder, 'release.json'));
    const signature = Buffer.from(readFileSync(join(folder, 'release.json.sig'), 'utf8'), 'base64');
    if (!verify(null, manifest, createPublicKey(readFileSync(publicKeyFile)), signature)) {
      throw new Error(`${folder}/release.json is not what was signed`);
    }
    const release = v.parse(Release, JSON.parse(manifest.toString('utf8')));
    // Its folder never changes, so its files are read once.
    if (!intact.has(folder)) checkFiles(release, folder);
    intact.add(folder);
    return release;
  };
}

function checkFiles(release: Release, folder: string): void {
  for (const [file, hash] of Object.entries(release.files)) {
    const found = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    if (found !== hash) throw new Error(`${folder}/${file} is not what was signed`);
  }
}
