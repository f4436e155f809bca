import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM, as 'v1.<base64url of nonce, tag and text>'. The key has 32 bytes; the same `boundTo` is needed to open it. */
export function encryptText(text: string, { key, boundTo }: { key: Buffer; boundTo: string }): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(boundTo));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/** Throws when text, key or `boundTo` differ from what was encrypted. */
export function decryptText(secret: string, { key, boundTo }: { key: Buffer; boundTo: string }): string {
  const [version, payload] = secret.split('.');
  if (version !== 'v1' || payload === undefined) throw new Error('secret text of an unknown version');
  const bytes = Buffer.from(payload, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
