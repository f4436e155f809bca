import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { currentKey, FIRST_KEY, type KeyRing } from './key-ring';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Sealing {
  /** Of 32 bytes each, in base64url. */
  readonly keys: KeyRing;
  /** The row that the text belongs to; the same is needed to open it. */
  readonly boundTo: string;
}

const decodeBytes = (key: string): Buffer => Buffer.from(key, 'base64url');

/** AES-256-GCM by the current key, as 'v2.<key id>.<base64url of nonce, tag and text>'. */
export function encryptText(text: string, { keys, boundTo }: Sealing): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, decodeBytes(currentKey(keys)), nonce).setAAD(Buffer.from(boundTo));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `v2.${keys.currentId}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/** 'v1.<…>' is of the time before keys had ids. */
function getParts(secret: string): readonly [keyId: string, payload: string] {
  const [version, second, third] = secret.split('.');
  if (version === 'v1' && second !== undefined) return [FIRST_KEY, second];
  if (version === 'v2' && second !== undefined && third !== undefined) return [second, third];
  throw new Error('secret text of an unknown version');
}

/** The key that a secret text names. Throws on what is none. */
export const getKeyId = (secret: string): string => getParts(secret)[0];

/** Throws when text, key or `boundTo` differ from what was encrypted, and for a key that was removed. */
export function decryptText(secret: string, { keys, boundTo }: Sealing): string {
  const [keyId, payload] = getParts(secret);
  const key = keys.keys.get(keyId);
  if (key === undefined) throw new Error(`secret text of the key '${keyId}', which is not there`);
  const bytes = Buffer.from(payload, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, decodeBytes(key), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
