import type { Secrets } from '../secrets';
import { decryptText, encryptText } from '../order-process/secret-text';

const sealOf = (userId: number, { encryptionKey }: Secrets) => ({
  key: Buffer.from(encryptionKey, 'base64url'),
  boundTo: `second-factor ${userId}`,
});

export const sealSecret = (secretBase32: string, userId: number, secrets: Secrets): string =>
  encryptText(secretBase32, sealOf(userId, secrets));

/** Throws when it was sealed for somebody else, or by another key. */
export const openSecret = (sealed: string, userId: number, secrets: Secrets): string =>
  decryptText(sealed, sealOf(userId, secrets));
