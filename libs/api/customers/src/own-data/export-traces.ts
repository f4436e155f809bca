import { reports, withdrawals } from '@heizplatz/api-after-sales';
import { mailedLinks } from '@heizplatz/api-identity';
import { inquiries } from '@heizplatz/api-ordering';
import { auditOutcomes, type Database, outbox, ownColumns } from '@heizplatz/api-platform';
import { findAuditLines, findMailedLinks, findMailsTo } from './own-account-repository';
import { findCreditChecks, findReports, findRequests, findWithdrawals } from './own-order-repository';

/** Requests and declarations made with the account's e-mail. */
export async function exportRequests(db: Database, email: string) {
  const query = await findRequests(db, email);
  return query.map((row) => {
    const { kind, countryId, productGroupId, amount, sentAt, expiresAt, confirmedAt, answeredAt } = row;
    const times = { sentAt, expiresAt, confirmedAt, answeredAt };
    return { kind, countryId, productGroupId, amount, ...ownColumns(inquiries, row), ...times };
  });
}

/** What was reported with the account's e-mail. */
export async function exportReports(db: Database, email: string) {
  const rows = await findReports(db, email);
  return rows.map(({ title, reason, state, sentAt, ...row }) => ({
    ...{ Gegenstand: title, Grund: reason, ...ownColumns(reports, row), Stand: state, GesendetAm: sentAt },
  }));
}

/** Declarations about the user's orders, and those sent with its e-mail that match no order. */
export async function exportWithdrawals(db: Database, { userId, email }: { userId: number; email: string }) {
  const rows = await findWithdrawals(db, { userId, email });
  return rows.map((row) => ({
    ...{ ...ownColumns(withdrawals, row), EingegangenAm: row.receivedAt, Ergebnis: row.outcome },
  }));
}

/** What was sent when; the texts lie in the person's own mailbox. */
export async function exportMails(db: Database, email: string) {
  const rows = await findMailsTo(db, email);
  return rows.map(({ kind, createdAt, doneAt, state, ...row }) => ({
    ...{ Art: kind, ...ownColumns(outbox, row), ErstelltAm: createdAt, ErledigtAm: doneAt, Stand: state },
  }));
}

/** Links that were mailed for the account, without what they are opened by. */
export async function exportLinks(db: Database, userId: number) {
  const rows = await findMailedLinks(db, userId);
  return rows.map(({ purpose, createdAt, expiresAt, usedAt, ...row }) => ({
    ...{
      Zweck: purpose,
      ...ownColumns(mailedLinks, row),
      ErstelltAm: createdAt,
      GiltBis: expiresAt,
      BenutztAm: usedAt,
    },
  }));
}

/** Requests to payment providers about the user's orders. */
export async function exportCreditChecks(db: Database, userId: number) {
  const rows = await findCreditChecks(db, userId);
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
  const rows = await findAuditLines(db, userId);
  return rows.map((row) => ({
    Am: row.at,
    Durch: 'Kundendienst',
    Vorgang: row.callId,
    Ergebnis: row.outcome,
    ...ownColumns(auditOutcomes, row),
  }));
}
