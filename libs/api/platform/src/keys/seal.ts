import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentKey, FIRST_KEY, type KeyRing } from './key-ring';

const hmac = (message: string, key: string): Buffer => createHmac('sha256', key).update(message).digest();

/**
 * HMAC-SHA256 of the message in base64url, by the current key: '<hmac>.<key id>', or the HMAC alone by the first key. The
 * message names the purpose, so that what is sealed for one never opens another.
 */
export function createSeal(message: string, ring: KeyRing): string {
  const sealed = hmac(message, currentKey(ring)).toString('base64url');
  return ring.currentId === FIRST_KEY ? sealed : `${sealed}.${ring.currentId}`;
}

/** Whether a key that counts still has sealed the message; compared in constant time. */
export function isSealed(message: string, seal: string, ring: KeyRing): boolean {
  const [input = '', keyId = FIRST_KEY, ...rest] = seal.split('.');
  const key = ring.keys.get(keyId);
  if (key === undefined || rest.length > 0) return false;
  const expected = hmac(message, key);
  const bytes = Buffer.from(input, 'base64url');
  // The decoder overlooks foreign signs and left-over bits: one signature has one spelling.
  if (bytes.toString('base64url') !== input) return false;
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

/** The text before its seal, and the seal: a seal has one part or two. */
export function splitSealed(token: string, textParts: number): { readonly text: string; readonly seal: string } {
  const parts = token.split('.');
  return { text: parts.slice(0, textParts).join('.'), seal: parts.slice(textParts).join('.') };
}
