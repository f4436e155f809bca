import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { registryDir } from './release-folders.ts';

/** Beside release.json: ed25519 over its bytes, base64. Shell and API check it (libs/releases/src/trust.ts). */
const SIGNATURE_FILE = 'release.json.sig';

/** Signs what lies in a release's folder; release.json names the hash of every other file. */
export function signRelease(folder: string): void {
  const signature = sign(null, readFileSync(join(folder, 'release.json')), signingKey());
  writeFileSync(join(folder, SIGNATURE_FILE), signature.toString('base64'));
}

/** Whether a release carries the signature of the key that signs here. */
export function isSigned(folder: string): boolean {
  const file = join(folder, SIGNATURE_FILE);
  if (!existsSync(file)) return false;
  const signature = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  return verify(null, readFileSync(join(folder, 'release.json')), createPublicKey(signingKey()), signature);
}

/** Where shell and API look for the public key of a registry by default (libs/releases/src/trust.ts). */
export const publicKeyBeside = (registry: string): string => join(dirname(registry), 'release-keys/public.pem');

/** RELEASE_SIGNING_KEY names a private key (PEM); without it the registry gets a pair of its own, made once. */
function signingKey(): KeyObject {
  const named = process.env['RELEASE_SIGNING_KEY'];
  if (named) return readKey(resolve(ROOT, named));
  const publicFile = publicKeyBeside(registryDir());
  const file = join(dirname(publicFile), 'private.pem');
  if (!existsSync(file)) makeKeys(file, publicFile);
  return readKey(file);
}

function readKey(file: string): KeyObject {
  if (!existsSync(file)) throw new Error(`RELEASE_SIGNING_KEY names ${file}, which is not there`);
  return createPrivateKey(readFileSync(file));
}

function makeKeys(file: string, publicFile: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
}
