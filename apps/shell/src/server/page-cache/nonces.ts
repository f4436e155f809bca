import { randomBytes } from 'node:crypto';

const BYTES = 16;
/** Characters of a nonce: sixteen bytes in base64. */
export const NONCE_LENGTH = 24;
const AT_ONCE = 256;

/**
 * Nonces of 128 random bits, generated in bulk: a system call for each costs more than sending a cached document.
 */
export function createNonces(): () => string {
  let rendered = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at >= rendered.length) {
      rendered = randomBytes(BYTES * AT_ONCE);
      at = 0;
    }
    at += BYTES;
    return rendered.toString('base64', at - BYTES, at);
  };
}
