import type { LinkPurpose, LinkState } from '@heizplatz/contract';
import type { mailedLinks } from '../users/schema';

export type MailedLink = typeof mailedLinks.$inferSelect;

/** How long the link of a mail counts. */
export const LINK_TTL_SECONDS: Readonly<Record<LinkPurpose, number>> = {
  registration: 86_400,
  password: 3600,
  'email-change': 86_400,
  notification: 7 * 86_400,
};

/** What can be done with a link; null is one that never was, or was forgotten. */
export function getLinkState(link: Pick<MailedLink, 'usedAt' | 'expiresAt'> | null, now: Date): LinkState {
  if (!link) return 'unknown';
  if (link.usedAt) return 'used';
  return link.expiresAt > now ? 'open' : 'expired';
}

/** 'a…a@example.com': enough to know one's own mailbox by, too little to write to it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ''}${email.slice(at)}`;
}
