import { reports, withdrawals } from '@heizplatz/api-after-sales';
import { mailedLinks } from '@heizplatz/api-identity';
import { creditAuthorisations, orders, requests } from '@heizplatz/api-ordering';
import { auditLog, auditOutcomes, type Database, isEmail, outbox } from '@heizplatz/api-platform';
import { and, asc, desc, eq, sql } from 'drizzle-orm';

/** What was asked for and declared with the account's e-mail. */
export async function exportRequests(db: Database, email: string) {
  const asked = await db.select().from(requests).where(isEmail(requests.email, email)).orderBy(desc(requests.sentAt));
  return asked.map(({ id: _id, tokenHash: _hash, ...request }) => request);
}

/** What was reported with the account's e-mail. */
export async function exportReports(db: Database, email: string) {
  const { title, reason, text, name, state, sentAt } = reports;
  return db
    .select({ Gegenstand: title, Grund: reason, Worte: text, Name: name, Stand: state, GesendetAm: sentAt })
    .from(reports)
    .where(isEmail(reports.email, email))
    .orderBy(desc(sentAt));
}

/** Declarations about the user's orders, and those sent with its e-mail that no order was found for. */
export async function exportWithdrawals(db: Database, { userId, email }: { userId: number; email: string }) {
  const { name, contract, part, receivedAt, outcome } = withdrawals;
  return db
    .select({ Name: name, Vertrag: contract, Teil: part, EingegangenAm: receivedAt, Ergebnis: outcome })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(
      sql`${orders.userId} = ${userId} or (${withdrawals.orderId} is null and ${isEmail(withdrawals.email, email)})`,
    )
    .orderBy(desc(receivedAt));
}

/** What was sent when; the texts lie in the person's own mailbox. */
export async function exportMails(db: Database, email: string) {
  const { kind, subject, createdAt, doneAt, state } = outbox;
  return db
    .select({ Art: kind, Betreff: subject, ErstelltAm: createdAt, ErledigtAm: doneAt, Stand: state })
    .from(outbox)
    .where(isEmail(outbox.recipient, email))
    .orderBy(desc(createdAt));
}

/** Links that were mailed for the account, without what they are opened by. */
export async function exportLinks(db: Database, userId: number) {
  const { purpose, email, createdAt, expiresAt, usedAt } = mailedLinks;
  return db
    .select({ Zweck: purpose, EMail: email, ErstelltAm: createdAt, GiltBis: expiresAt, BenutztAm: usedAt })
    .from(mailedLinks)
    .where(eq(mailedLinks.userId, userId))
    .orderBy(asc(createdAt));
}

/** What a payment provider was asked about the user's orders. */
export async function exportCreditChecks(db: Database, userId: number) {
  const { totalCents, state, reason, consentAt, requestedAt, settledAt } = creditAuthorisations;
  const rows = await db
    .select({ number: orders.number, totalCents, state, reason, consentAt, requestedAt, settledAt })
    .from(creditAuthorisations)
    .innerJoin(orders, eq(orders.id, creditAuthorisations.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(requestedAt));
  return rows.map((row) => ({
    Bestellung: row.number,
    Betrag: row.totalCents / 100,
    Stand: row.state,
    Grund: row.reason,
    ZugestimmtAm: row.consentAt,
    GefragtAm: row.requestedAt,
    ErledigtAm: row.settledAt,
  }));
}

/** What staff did for the user and why; who of them is their own matter. */
export async function exportAudit(db: Database, userId: number) {
  const rows = await db
    .select({ at: auditLog.at, callId: auditLog.callId, outcome: auditOutcomes.outcome, reason: auditOutcomes.reason })
    .from(auditLog)
    .leftJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
    .where(and(sql`coalesce(${auditOutcomes.forUserId}, ${auditLog.forUserId}) = ${userId}`))
    .orderBy(desc(auditLog.at));
  return rows.map((row) => ({
    Am: row.at,
    Durch: 'Kundendienst',
    Vorgang: row.callId,
    Ergebnis: row.outcome,
    Grund: row.reason,
  }));
}
