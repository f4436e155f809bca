import { asc, desc, eq } from 'drizzle-orm';
import { complaintsOf } from '../complaints/complaint-repository';
import { COMPLAINT_KIND_WORDS } from '../complaints/complaint-words';
import type { Database } from '../database/database';
import { documentsOf } from '../orders/document-repository';
import { orderOf, type OrderRow } from '../orders/order';
import { eventsOf } from '../orders/order-repository';
import { orderNotes, orderPositions, orders } from '../orders/schema';
import { presentTimeline } from '../orders/present-timeline';
import { orderProcesses } from '../order-process/schema';

/** What was delivered and settled; nulls before. */
const delivery = (row: OrderRow) => ({
  GelieferteMenge: row.deliveredAmount,
  GeliefertAm: row.deliveredOn,
  GewichtGemeldetAm: row.weightReportedAt,
  AbgerechnetGesamt: row.settledCents === null ? null : row.settledCents / 100,
  ZustimmungZuMehrgewicht: row.hasWeightConsent,
  ZustimmungAm: row.weightConsentAt,
  RechnungAm: row.invoicedAt,
  BezahltAm: row.paidAt,
  StornoArt: row.cancellationKind,
  Grund: row.reason,
  WiderrufenAm: row.withdrawnAt,
});

async function exportOrder(db: Database, row: OrderRow) {
  const order = orderOf(row);
  const positions = await db
    .select()
    .from(orderPositions)
    .where(eq(orderPositions.orderId, row.id))
    .orderBy(asc(orderPositions.position));
  return {
    Nummer: order.number,
    Land: order.countryId,
    Stand: order.state,
    BestelltAm: order.placedAt,
    AlsGast: order.isGuest,
    EMail: order.email,
    Ware: order.offer.ProductName,
    Menge: order.amount,
    Gesamtpreis: order.totalCents / 100,
    Haendler: order.offer.DealerCompany,
    Positionen: positions.map(({ name, grossCents }) => ({ Name: name, Betrag: grossCents / 100 })),
    Konfiguration: order.configuration,
    Lieferadressen: order.deliveryAddresses,
    Rechnungsadresse: order.invoiceAddress,
    Zufahrt: order.accessConditions,
    Zahlung: order.payment,
    Kontoinhaber: row.accountHolder,
    Mandatsreferenz: row.mandateReference,
    MandatErteiltAm: row.mandateAcceptedAt,
    Liefertermin: order.deliveryWindow,
    VorgeschlagenerTermin: order.proposedWindow,
    Wunschtermin: order.requestedDate,
    ...delivery(row),
    Verlauf: presentTimeline(await eventsOf(db, row.id), order.countryId),
    Notizen: await exportOrderNotes(db, row.id),
    Reklamationen: await exportComplaints(db, row.id),
    Unterlagen: (await documentsOf(db, row.id)).map(({ name, kind, at, uploadedBy }) => ({
      Name: name,
      Art: kind,
      Am: at,
      Von: uploadedBy,
    })),
  };
}

async function exportComplaints(db: Database, orderId: string) {
  return (await complaintsOf(db, orderId)).map(({ kind, state, openedAt, closedAt, messages }) => ({
    Art: COMPLAINT_KIND_WORDS[kind],
    Stand: state,
    Am: openedAt,
    AbgeschlossenAm: closedAt,
    Nachrichten: messages.map(({ author, text, at }) => ({ Von: author, Text: text, Am: at })),
  }));
}

/** What support has written down at the order; who wrote it is of other people. */
async function exportOrderNotes(db: Database, orderId: string) {
  const { text, at, id } = orderNotes;
  return db.select({ Text: text, Am: at }).from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(id));
}

/** All orders of all sites, the newest first, with timeline, split and the names of their papers. The IBAN is masked. */
export async function exportOrders(db: Database, userId: number) {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.placedAt));
  const exported: Awaited<ReturnType<typeof exportOrder>>[] = [];
  for (const row of rows) exported.push(await exportOrder(db, row));
  return exported;
}

/** Orders that were begun and are not placed; they go by themselves when they expire. */
export async function exportDrafts(db: Database, userId: number) {
  const rows = await db
    .select()
    .from(orderProcesses)
    .where(eq(orderProcesses.userId, userId))
    .orderBy(desc(orderProcesses.createdAt));
  return rows
    .filter(({ orderId }) => orderId === null)
    .map((row) => ({
      BegonnenAm: row.createdAt,
      WirdGeloeschtAm: row.expiresAt,
      Konfiguration: row.configuration,
      Adressen: row.selectedAddresses,
      Zufahrt: row.accessConditions,
      IbanMaskiert: row.ibanMasked,
      Kontoinhaber: row.accountHolder,
      Mandatsreferenz: row.mandateReference,
      MandatErteiltAm: row.mandateAcceptedAt,
      KreditpruefungZugestimmtAm: row.creditConsentAt,
    }));
}
