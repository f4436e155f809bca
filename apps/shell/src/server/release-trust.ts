import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Release } from './release-schema';

export interface ReleaseTrust {
  /** The release of a folder; throws unless its manifest is the one that was signed. */
  readonly read: (folder: string) => Release;
  /** Throws unless the files are those that the release names. */
  readonly check: (release: Release, folder: string) => void;
}

/** `publicKeyFile`: PEM of the ed25519 key whose other half signs releases (tools/releases/release-signature.ts). */
export function openReleaseTrust(publicKeyFile: string): ReleaseTrust {
  return {
    read: (folder) => {
      const manifest = readFileSync(join(folder, 'release.json'));
      const signature = Buffer.from(readFileSync(join(folder, 'release.json.sig'), 'utf8'), 'base64');
      if (!verify(null, manifest, createPublicKey(readFileSync(publicKeyFile)), signature)) {
        throw new Error(`${folder}/release.json is not what was signed`);
      }
      return v.parse(Release, JSON.parse(manifest.toString('utf8')));
    },
    check: (release, folder) => {
      for (const [file, hash] of Object.entries(release.files)) {
        if (hashOf(join(folder, file)) !== hash) throw new Error(`${folder}/${file} is not what was signed`);
      }
    },
  };
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
