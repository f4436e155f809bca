import { createPublicKey } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findEntrySigner, findSigner, getKeyId, movePointer } from '@heizplatz/releases';
import { getAuthor, withPointer } from './open-pointer.ts';
import { registryDir } from './release-folders.ts';
import { removeKey, rotateKey, signingKey, signWithCurrentKey, trustedKeys } from './release-keys.ts';

export const KEY_USAGE = `npm run release -- key list|rotate|resign|remove ID
  list      the keys whose releases are taken, and the one that signs
  rotate    a new key signs from now on; the former ones' releases still count
  resign    signs every published release, and what the pointer says, with the key that signs
  remove    releases that this key signed are refused from now on`;

/** Returns the lines to print; undefined: the usage. */
export async function runKeyCommand(
  action: string | undefined,
  id: string | undefined,
): Promise<readonly string[] | undefined> {
  if (action === 'list') return listKeys();
  if (action === 'rotate')
    return [`signing with ${rotateKey()}; give shells and API the public keys, then start them anew`];
  if (action === 'resign')
    return [`signed ${resignAll()} releases and ${await resignPointer()} entries of the pointer anew`];
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

/** What serves stays; entries of before revisions are signed for the first time. */
const resignPointer = (): Promise<number> =>
  withPointer(async (store) => {
    const current = createPublicKey(signingKey());
    const author = { by: getAuthor(), reason: '', command: 'key resign' };
    const { remotes } = await store.read();
    const others = Object.entries(remotes).filter(([remote, entry]) => !findEntrySigner(remote, entry, [current]));
    for (const [remote] of others) await movePointer(store, remote, (entry) => entry, author);
    return others.length;
  });

const directoriesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

const releaseFolders = (): string[] =>
  directoriesIn(registryDir())
    .flatMap(directoriesIn)
    .filter((folder) => existsSync(join(folder, 'release.json')));
