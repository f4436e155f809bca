import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a pair of keys as tools/releases does; returns where they are. */
export function writeReleaseKeys(folder: string) {
  mkdirSync(folder, { recursive: true });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const publicKeyFile = join(folder, 'public.pem');
  const privateKeyFile = join(folder, 'private.pem');
  writeFileSync(publicKeyFile, publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(privateKeyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return { publicKeyFile, getKey: (): KeyObject => createPrivateKey(readFileSync(privateKeyFile)) };
}
