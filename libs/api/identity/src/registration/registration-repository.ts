import type { Database } from '@heizplatz/api-platform';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import * as v from 'valibot';
import { RegistrationContent } from './registration-content';
import { registrations } from '../users/schema';

export interface StoredRegistration {
  readonly content: RegistrationContent;
  /** argon2id; null for guests. */
  readonly passwordHash: string | null;
  /** The guest that was made of it already. */
  readonly userId: number | null;
}

/** Removes those whose time is over. */
export async function deleteExpiredRegistrations(db: Database, now: Date): Promise<void> {
  await db.delete(registrations).where(lte(registrations.expiresAt, now));
}

/** Stores a registration. */
export async function insertRegistration(
  db: Database,
  registration: { tokenHash: string; content: RegistrationContent; passwordHash: string | null; expiresAt: Date },
): Promise<void> {
  await db.insert(registrations).values(registration);
}

/** A registration that has not expired, locked until the transaction ends. */
export async function lockRegistration(tx: Database, tokenHash: string, now: Date): Promise<StoredRegistration | null> {
  const [row] = await tx
    .select({
      content: registrations.content,
      passwordHash: registrations.passwordHash,
      userId: registrations.userId,
    })
    .from(registrations)
    .where(and(eq(registrations.tokenHash, tokenHash), gt(registrations.expiresAt, now)))
    .for('update');
  return row ? { ...row, content: v.parse(RegistrationContent, row.content) } : null;
}

/** The stored data of a registration that has not expired and has no account yet. */
export async function findRegistration(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<RegistrationContent | null> {
  const [row] = await db
    .select({ content: registrations.content })
    .from(registrations)
    .where(and(eq(registrations.tokenHash, tokenHash), gt(registrations.expiresAt, now), isNull(registrations.userId)));
  return row ? v.parse(RegistrationContent, row.content) : null;
}

/** Its owner requested an account. */
export async function markRequested(tx: Database, tokenHash: string, content: RegistrationContent): Promise<void> {
  await tx
    .update(registrations)
    .set({ content: { ...content, IsAsked: true } })
    .where(eq(registrations.tokenHash, tokenHash));
}

export async function nameRegisteredUser(tx: Database, tokenHash: string, userId: number): Promise<void> {
  await tx.update(registrations).set({ userId }).where(eq(registrations.tokenHash, tokenHash));
}

export async function deleteRegistration(db: Database, tokenHash: string): Promise<void> {
  await db.delete(registrations).where(eq(registrations.tokenHash, tokenHash));
}

/** Every registration that names this guest. */
export async function deleteRegistrationsOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.userId, userId));
}
