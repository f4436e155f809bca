import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { currentKey, FIRST_KEY, type KeyRing, oncePer } from '@heizplatz/api-platform';

export interface TokenKeys {
  readonly currentId: string;
  readonly signing: KeyObject;
  /** Undefined: no key that counts. */
  readonly verifying: (keyId: string | undefined) => KeyObject | undefined;
}

function getPrivateKey(text: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('TOKEN_PRIVATE_KEY is no Ed25519 key');
  return key;
}

/** The Ed25519 pairs of the configuration, read once. Throws on a key of another kind. */
export const getTokenKeys = oncePer((ring: KeyRing): TokenKeys => {
  const publicKeys = new Map([...ring.keys].map(([id, text]) => [id, createPublicKey(getPrivateKey(text))]));
  return {
    currentId: ring.currentId,
    signing: getPrivateKey(currentKey(ring)),
    verifying: (keyId = FIRST_KEY) => publicKeys.get(keyId),
  };
});
