import { createHmac, timingSafeEqual } from 'node:crypto';

/** Long enough for delivery, invoice and withdrawal of an order; a link is an order's only door for guests. */
export const ORDER_LINK_TTL_SECONDS = 400 * 86_400;

const signature = (orderId: string, expires: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`order|${orderId}|${expires}`).digest();

/** '<expiry, seconds since 1970>.<HMAC-SHA256 in base64url>'; opens this one order until then. */
export function signOrderLink(orderId: string, { secret, now }: { secret: string; now: Date }): string {
  const expires = String(Math.floor(now.getTime() / 1000) + ORDER_LINK_TTL_SECONDS);
  return `${expires}.${signature(orderId, expires, secret).toString('base64url')}`;
}

/** Whether the token was signed for this order and counts still; anything malformed does not. */
export function opensOrder(token: string, orderId: string, { secret, now }: { secret: string; now: Date }): boolean {
  const [expires = '', given = ''] = token.split('.');
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now.getTime()) return false;
  const expected = signature(orderId, expires, secret);
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
