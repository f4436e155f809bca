import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkGiven } from './ownership/check-ownership.ts';
import { parseRemoteGrants } from './ownership/remote-grants.ts';
import { parseRelease, type Release } from './release.ts';
import { findKey, readSignature } from './signature.ts';
import { checkMaySign, isTeamsKey, parseTrustedKeys } from './trusted-keys.ts';
import { UntrustedRelease } from './untrusted-release.ts';

/** Where the tools put the public key (PEM) of a registry that no other key was named for. */
export const keyBeside = (releasesDir: string): string => join(dirname(releasesDir), 'release-keys/public.pem');

/** The private half; outside of production alone. */
export const signingKeyBeside = (releasesDir: string): string => join(dirname(keyBeside(releasesDir)), 'private.pem');

/**
 * Throws unless the manifest in a release's folder (`<remote>/<version>`) is the one that was signed with the other half of
 * a key in the file, for this remote and version: a release of ours does not pass for another, nor a team's for a remote
 * that is not its own, nor does a remote claim paths that the operator did not give to it.
 */
export function readSigned(folder: string, publicKeyFile: string): Release {
  const manifest = readFileSync(join(folder, 'release.json'));
  const signature = readSignature(folder);
  if (signature === undefined) throw new UntrustedRelease('unsigned', `${folder} is not signed`);
  const keyFile = readFileSync(publicKeyFile, 'utf8');
  const trusted = parseTrustedKeys(keyFile);
  const signer = findKey(
    manifest,
    signature,
    trusted.map(({ key }) => key),
  );
  if (!signer) throw new UntrustedRelease('unknown-signature', `${folder}/release.json is not what was signed`);
  const release = parseRelease(manifest.toString('utf8'));
  if (release.name !== basename(dirname(folder)) || release.version !== basename(folder)) {
    throw new UntrustedRelease('other-release', `${folder} holds ${release.name} ${release.version}`);
  }
  checkMaySign(signer, trusted, release.name);
  checkGiven(release, parseRemoteGrants(keyFile), isTeamsKey(signer, trusted));
  return release;
}

/** Throws unless the files in a release's folder are those that its manifest names. */
export function checkFiles(release: Release, folder: string): void {
  const file = findAlteredFile(release, folder);
  if (file !== undefined) throw new Error(`${folder}/${file} is not what was signed`);
}

/** As checkFiles; the caller's thread serves others between the pieces that it reads. Rejects where checkFiles throws. */
export async function checkFilesInPieces(release: Release, folder: string): Promise<void> {
  for (const [file, hash] of Object.entries(release.files)) {
    const digest = createHash('sha256');
    for await (const piece of createReadStream(join(folder, file))) digest.update(piece as Buffer);
    if (digest.digest('hex') !== hash) throw new Error(`${folder}/${file} is not what was signed`);
  }
}

/** The first file whose hash differs from that in the manifest. Throws where one is missing. */
export const findAlteredFile = (release: Release, folder: string): string | undefined =>
  Object.entries(release.files).find(([file, hash]) => getHash(join(folder, file)) !== hash)?.[0];

const getHash = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
