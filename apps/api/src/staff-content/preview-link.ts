import { createHmac, timingSafeEqual } from 'node:crypto';

/** Long enough for somebody to look at a draft, too short to be forgotten. */
export const PREVIEW_SECONDS = 7 * 86_400;

const signature = (text: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`content-preview|${text}`).digest();

/** '<page id>.<expiry, seconds since 1970>.<HMAC-SHA256 in base64url>'. */
export function signPreview(pageId: number, expiresAt: Date, secret: string): string {
  const text = `${pageId}.${Math.floor(expiresAt.getTime() / 1000)}`;
  return `${text}.${signature(text, secret).toString('base64url')}`;
}

/** Whose draft it shows; null for a forged token and one whose time is over. */
export function readPreview(token: string, { secret, now }: { secret: string; now: Date }): number | null {
  const [id = '', expires = '', given = '', ...rest] = token.split('.');
  if (!/^[1-9]\d{0,9}$/.test(id) || !/^\d{1,12}$/.test(expires) || rest.length > 0) return null;
  const expected = signature(`${id}.${expires}`, secret);
  const bytes = Buffer.from(given, 'base64url');
  // The decoder overlooks foreign signs and left-over bits: one signature has one spelling.
  if (bytes.toString('base64url') !== given) return null;
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return null;
  return Number(expires) * 1000 > now.getTime() ? Number(id) : null;
}
