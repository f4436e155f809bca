import { timingSafeEqual } from 'node:crypto';

/** Whether the header repeats the cookie (double submit). */
export function verifyCsrf({ cookie, header }: { cookie: string; header: string; secret: string }): boolean {
  const [a, b] = [Buffer.from(cookie), Buffer.from(header)];
  return a.length === b.length && timingSafeEqual(a, b);
}
