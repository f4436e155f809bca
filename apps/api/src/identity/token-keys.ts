import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Secrets } from '../secrets';

export interface TokenKeys {
  readonly signing: KeyObject;
  readonly verifying: KeyObject;
}

const known = new WeakMap<Secrets, TokenKeys>();

/** The Ed25519 pair of the configuration, read once. Throws on a key of another kind. */
export function tokenKeysOf(secrets: Secrets): TokenKeys {
  const found = known.get(secrets);
  if (found) return found;
  const der = Buffer.from(secrets.tokenPrivateKey, 'base64url');
  const signing = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  if (signing.asymmetricKeyType !== 'ed25519') throw new Error('TOKEN_PRIVATE_KEY is no Ed25519 key');
  const keys = { signing, verifying: createPublicKey(signing) };
  known.set(secrets, keys);
  return keys;
}
