import { after, type Database, isEmail } from '@heizplatz/api-platform';
import type { CountryId, LinkPurpose } from '@heizplatz/contract';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { LINK_TTL_SECONDS, type MailedLink } from './mailed-link';
import { hashToken, newOpaqueToken } from '../session/opaque-token';
import { mailedLinks } from '../users/schema';

type NewLink = Pick<typeof mailedLinks.$inferInsert, 'content' | 'passwordHash' | 'registrationHash' | 'guestId'> & {
  readonly purpose: LinkPurpose;
  readonly countryId: CountryId;
  readonly email: string;
  readonly userId?: number;
  /** Absent: LINK_TTL_SECONDS of its purpose. */
  readonly ttlSeconds?: number;
};

/** Stores a link's hash and returns its token, to be used in a mail only. */
export async function insertLink(tx: Database, { ttlSeconds, ...link }: NewLink, now: Date): Promise<string> {
  const token = newOpaqueToken();
  const expiresAt = after(now, ttlSeconds ?? LINK_TTL_SECONDS[link.purpose]);
  await tx.insert(mailedLinks).values({ ...link, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return token;
}

const named = (purpose: LinkPurpose, token: string) =>
  and(eq(mailedLinks.tokenHash, hashToken(token)), eq(mailedLinks.purpose, purpose));

export async function findLink(db: Database, purpose: LinkPurpose, token: string): Promise<MailedLink | null> {
  const [row] = await db.select().from(mailedLinks).where(named(purpose, token));
  return row ?? null;
}

/** Locked until the transaction ends: of two clicks one spends it. */
export async function lockLink(tx: Database, purpose: LinkPurpose, token: string): Promise<MailedLink | null> {
  const [row] = await tx.select().from(mailedLinks).where(named(purpose, token)).for('update');
  return row ?? null;
}

/** The hash is retained, so that a second click gets 'used'. */
export async function markUsed(tx: Database, tokenHash: string, usedAt: Date): Promise<void> {
  const consumed = { usedAt, content: null, passwordHash: null };
  await tx.update(mailedLinks).set(consumed).where(eq(mailedLinks.tokenHash, tokenHash));
}

/** Closes an account's open links of a purpose: another one was requested or used, or they are no longer safe. */
export async function expireLinks(tx: Database, userId: number, purpose: LinkPurpose, now: Date): Promise<void> {
  const isOpen = [isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, now)];
  await tx
    .update(mailedLinks)
    .set({ expiresAt: now })
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose), ...isOpen));
}

/** The account exists: other registrations of the same e-mail come to nothing. */
export async function expireRegistrations(tx: Database, email: string, now: Date): Promise<void> {
  const isOpen = [isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, now)];
  await tx
    .update(mailedLinks)
    .set({ expiresAt: now })
    .where(and(eq(mailedLinks.purpose, 'registration'), isEmail(mailedLinks.email, email), ...isOpen));
}

/** The newest link of an account and purpose, in any state. */
export async function newestLink(db: Database, userId: number, purpose: LinkPurpose): Promise<MailedLink | null> {
  const [row] = await db
    .select()
    .from(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose)))
    .orderBy(desc(mailedLinks.createdAt))
    .limit(1);
  return row ?? null;
}

/** Whether a mail went out for this registration since then: a double click. */
export async function wasJustRequested(db: Database, registrationHash: string, since: Date): Promise<boolean> {
  const isRecent = and(eq(mailedLinks.registrationHash, registrationHash), gt(mailedLinks.createdAt, since));
  return (await db.$count(mailedLinks, isRecent)) > 0;
}

/** Who registered while ordering goes on as this guest, whose orders the account shall get. */
export async function nameGuest(tx: Database, registrationHash: string, guestId: number): Promise<void> {
  await tx.update(mailedLinks).set({ guestId }).where(eq(mailedLinks.registrationHash, registrationHash));
}

/** Deletes links once 'expired' need not be reported for them any more. */
export async function deleteOldLinks(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, expiredBefore));
}
