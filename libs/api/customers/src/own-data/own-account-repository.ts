import { mailedLinks, addressAccess, refreshFamilies } from '@heizplatz/api-identity';
import { auditLog, auditOutcomes, type Database, isEmail, outbox } from '@heizplatz/api-platform';
import { asc, desc, eq, sql } from 'drizzle-orm';

/** Notes on the access to the user's addresses. */
export const findAddressAccess = (db: Database, userId: number) =>
  db.select().from(addressAccess).where(eq(addressAccess.userId, userId)).orderBy(asc(addressAccess.keptAt));

export const findLogins = (db: Database, userId: number) =>
  db.select().from(refreshFamilies).where(eq(refreshFamilies.userId, userId)).orderBy(asc(refreshFamilies.createdAt));

/** Links that were mailed for the account. */
export const findMailedLinks = (db: Database, userId: number) =>
  db.select().from(mailedLinks).where(eq(mailedLinks.userId, userId)).orderBy(asc(mailedLinks.createdAt));

/** Without their texts. */
export function findMailsTo(db: Database, email: string) {
  const { kind, subject, createdAt, doneAt, state } = outbox;
  return db
    .select({ kind, subject, createdAt, doneAt, state })
    .from(outbox)
    .where(isEmail(outbox.recipient, email))
    .orderBy(desc(createdAt));
}

/** What staff did for the user. */
export const findAuditLines = (db: Database, userId: number) =>
  db
    .select({ at: auditLog.at, callId: auditLog.callId, outcome: auditOutcomes.outcome, reason: auditOutcomes.reason })
    .from(auditLog)
    .leftJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
    .where(sql`coalesce(${auditOutcomes.forUserId}, ${auditLog.forUserId}) = ${userId}`)
    .orderBy(desc(auditLog.at));
