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

const heldSignature = (text: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`notification-held|${text}`).digest();

export interface HeldClaim {
  readonly id: number;
  readonly until: Date;
}

/** '<id>.<ms>.<HMAC>': whoever has the mail orders at the price that it names until then. */
export function signHeldToken({ id, until }: HeldClaim, secret: string): string {
  const text = `${id}.${until.getTime()}`;
  return `${text}.${heldSignature(text, secret).toString('base64url')}`;
}

/** Null for a forged token; whether its time is over is for the reader to say. */
export function readHeldToken(token: string, secret: string): HeldClaim | null {
  const [id = '', until = '', given = ''] = token.split('.');
  if (!ID.test(id) || !/^\d{13}$/.test(until)) return null;
  const expected = heldSignature(`${id}.${until}`, secret);
  const bytes = Buffer.from(given, 'base64url');
  const isOurs = bytes.length === expected.length && timingSafeEqual(bytes, expected);
  return isOurs ? { id: Number(id), until: new Date(Number(until)) } : null;
}
