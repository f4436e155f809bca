import { createPublicKey } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findSigner, getKeyId } from '@heizplatz/releases';
import { registryDir } from './release-folders.ts';
import { removeKey, rotateKey, signingKey, signWithCurrentKey, trustedKeys } from './release-keys.ts';

export const KEY_USAGE = `npm run release -- key list|rotate|resign|remove ID
  list      the keys whose releases are taken, and the one that signs
  rotate    a new key signs from now on; the former ones' releases still count
  resign    signs every published release that counts with the key that signs
  remove    releases that this key signed are refused from now on`;

/** Returns the text to print; undefined: the usage. */
export function runKeyCommand(action: string | undefined, id: string | undefined): readonly string[] | undefined {
  if (action === 'list') return listKeys();
  if (action === 'rotate')
    return [`signing with ${rotateKey()}; give shells and API the public keys, then start them anew`];
  if (action === 'resign') return [`signed ${resignAll()} releases anew`];
  if (action !== 'remove' || !id) return undefined;
  removeKey(id);
  return [`removed ${id}; give shells and API the public keys, then start them anew`];
}

function listKeys(): string[] {
  const current = getKeyId(createPublicKey(signingKey()));
  return trustedKeys().map((key) => `${getKeyId(key)}${getKeyId(key) === current ? '  signs' : ''}`);
}

function resignAll(): number {
  const keys = trustedKeys();
  const current = getKeyId(createPublicKey(signingKey()));
  const folders = releaseFolders().filter((folder) => {
    const signer = findSigner(folder, keys);
    return signer !== undefined && getKeyId(signer) !== current;
  });
  for (const folder of folders) signWithCurrentKey(folder);
  return folders.length;
}

const directoriesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

const releaseFolders = (): string[] =>
  directoriesIn(registryDir())
    .flatMap(directoriesIn)
    .filter((folder) => existsSync(join(folder, 'release.json')));
