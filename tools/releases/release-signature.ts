import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getKeyId, signingKey, trustedKeys } from './release-keys.ts';

/** Beside release.json: ed25519 over its bytes, '<key id>:<base64>'. Shell and API check it (libs/releases/src/trust.ts). */
const SIGNATURE_FILE = 'release.json.sig';

/** Signs what lies in a release's folder; release.json names the hash of every other file. */
export function signRelease(folder: string): void {
  const key = signingKey();
  const signature = sign(null, readFileSync(join(folder, 'release.json')), key).toString('base64');
  writeFileSync(join(folder, SIGNATURE_FILE), `${getKeyId(createPublicKey(key))}:${signature}`);
}

/** Whether a release carries the signature of the key that signs here, or of one that signed here before. */
export const isSigned = (folder: string): boolean =>
  getSigner(folder, [createPublicKey(signingKey()), ...trustedKeys()]) !== undefined;

/** Whose signature a release carries; a bare one is of the time before keys had ids. */
export function getSigner(folder: string, keys: readonly KeyObject[]): KeyObject | undefined {
  const file = join(folder, SIGNATURE_FILE);
  if (!existsSync(file)) return undefined;
  const [text = '', keyId] = readFileSync(file, 'utf8').trim().split(':').toReversed();
  const manifest = readFileSync(join(folder, 'release.json'));
  return keys.find(
    (key) =>
      (keyId === undefined || keyId === getKeyId(key)) && verify(null, manifest, key, Buffer.from(text, 'base64')),
  );
}
