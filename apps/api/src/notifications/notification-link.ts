import { createHmac, timingSafeEqual } from 'node:crypto';

const ID = /^[1-9]\d{0,9}$/;

const signature = (id: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`notification-end|${id}`).digest();

/** '<id>.<HMAC-SHA256 in base64url>', for the end of each mail: ends this one notification, however old the mail is. */
export const signEndToken = (id: number, secret: string): string =>
  `${id}.${signature(String(id), secret).toString('base64url')}`;

/** Whose end it is; null for a forged token. */
export function readEndToken(token: string, secret: string): number | null {
  const [id = '', given = ''] = token.split('.');
  if (!ID.test(id)) return null;
  const expected = signature(id, secret);
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? Number(id) : null;
}
