import { readEmailChange } from '@heizplatz/api-identity';
import { type Database, defineHandler, isoDay, localDay, problem, SerializedResponse } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { BRAND } from '@heizplatz/country';
import { findCustomer, type CustomerRow } from '../customer-area/customer-repository';
import { exportAddresses, exportLogins, exportMasterData, exportPasskeys } from './export-account';
import {
  exportCancellations,
  exportInvitations,
  exportNotes,
  exportNotifications,
  exportReviews,
} from './export-opinions';
import { exportDrafts, exportOrders } from './export-orders';
import {
  exportAudit,
  exportCreditChecks,
  exportLinks,
  exportMails,
  exportReports,
  exportRequests,
  exportWithdrawals,
} from './export-traces';

async function ownData(db: Database, row: CustomerRow, now: Date) {
  const { id: userId, email } = row;
  return {
    Stand: now,
    Verantwortlich: BRAND,
    Stammdaten: exportMasterData(row),
    AenderungDerEMail: await readEmailChange(db, userId, now),
    Einwilligungen: { Newsletter: { Erteilt: row.newsletterWanted, Stand: row.newsletterChangedAt ?? row.createdAt } },
    ...(await exportAddresses(db, userId)),
    Bestellungen: await exportOrders(db, userId),
    BegonneneBestellungen: await exportDrafts(db, userId),
    Kreditpruefungen: await exportCreditChecks(db, userId),
    Stornierungen: await exportCancellations(db, userId),
    Widerrufe: await exportWithdrawals(db, { userId, email }),
    Anfragen: await exportRequests(db, email),
    Meldungen: await exportReports(db, email),
    Bewertungen: await exportReviews(db, userId),
    EinladungenZurBewertung: await exportInvitations(db, userId),
    Benachrichtigungen: await exportNotifications(db, { userId, email }),
    NotizenDesKundendienstes: await exportNotes(db, userId),
    Passkeys: await exportPasskeys(db, userId),
    Anmeldungen: await exportLogins(db, userId),
    VersandteLinks: await exportLinks(db, userId),
    EMails: await exportMails(db, email),
    Protokoll: await exportAudit(db, userId),
  };
}

/**
 * All data stored about the caller (GDPR Art. 15 and 20, DSG Art. 25 and 28), from one snapshot, as a file to
 * download: German names, ISO times, decimal currency. No password, hash, token or key, and no data of other people.
 * FORBIDDEN while impersonating.
 */
export const exportOwnData = defineHandler(CALLS.exportOwnData, async (_, { db, user, clock }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  if (user.isImpersonatedS) throw problem('FORBIDDEN');
  const now = clock();
  const exported = await db.transaction(
    async (tx) => {
      const row = await findCustomer(tx, user.id);
      if (!row) throw problem('UNAUTHENTICATED');
      return ownData(tx, row, now);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const fileName = `${BRAND.toLowerCase()}-eigene-daten-${isoDay(localDay(now))}.json`;
  return new SerializedResponse(JSON.stringify(exported, null, 2), fileName);
});
