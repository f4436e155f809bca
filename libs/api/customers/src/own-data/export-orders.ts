import {
  COMPLAINT_KIND_LABELS,
  complaintMessages,
  type ComplaintRow,
  findComplaintsOfOrders,
  findDocumentsOfOrders,
  findEventsOfOrders,
  getOrder,
  orderDocuments,
  orderNotes,
  orderProcesses,
  type OrderRow,
  orders,
  presentTimeline,
} from '@heizplatz/api-ordering';
import { type Database, ownColumns } from '@heizplatz/api-platform';
import { findDrafts, findOrderNotes, findOrders, findPositions } from './own-order-repository';

/** What was delivered and settled; nulls before. */
const delivery = (row: OrderRow) => ({
  GelieferteMenge: row.deliveredAmount,
  GemeldeteMenge: row.reportedAmount,
  GeliefertAm: row.deliveredOn,
  GewichtGemeldetAm: row.weightReportedAt,
  AbgerechnetGesamt: row.settledCents === null ? null : row.settledCents / 100,
  DavonWiderrufen: row.withdrawnCents === null ? null : row.withdrawnCents / 100,
  ZustimmungZuMehrgewicht: row.hasWeightConsent,
  ZustimmungAm: row.weightConsentAt,
  RechnungAm: row.invoicedAt,
  BezahltAm: row.paidAt,
  StornoArt: row.cancellationKind,
  WiderrufenAm: row.withdrawnAt,
});

/** What lies beside the orders, of a whole batch of them; a query each. */
async function readBeside(db: Database, ids: readonly string[]) {
  return {
    positions: byOrder(await findPositions(db, ids)),
    events: byOrder(await findEventsOfOrders(db, ids)),
    notes: byOrder(await findOrderNotes(db, ids)),
    complaints: byOrder(await findComplaintsOfOrders(db, ids)),
    documents: byOrder(await findDocumentsOfOrders(db, ids)),
  };
}
type Beside = Awaited<ReturnType<typeof readBeside>>;

function byOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]): (orderId: string) => readonly Row[] {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const others = grouped.get(row.orderId);
    if (others) others.push(row);
    else grouped.set(row.orderId, [row]);
  }
  return (orderId) => grouped.get(orderId) ?? [];
}

function exportOrder(row: OrderRow, { positions, events, notes, complaints, documents }: Beside) {
  const order = getOrder(row);
  return {
    Nummer: order.number,
    Land: order.countryId,
    Stand: order.state,
    BestelltAm: order.placedAt,
    AlsGast: order.isGuest,
    Ware: order.offer.ProductName,
    Menge: order.amount,
    Gesamtpreis: order.totalCents / 100,
    Haendler: order.offer.DealerCompany,
    Positionen: positions(row.id).map(({ name, grossCents }) => ({ Name: name, Betrag: grossCents / 100 })),
    Konfiguration: order.configuration,
    ...ownColumns(orders, { ...row, ...order }),
    MandatErteiltAm: row.mandateAcceptedAt,
    Liefertermin: order.deliveryWindow,
    VorgeschlagenerTermin: order.proposedWindow,
    Wunschtermin: order.requestedDate,
    ...delivery(row),
    Verlauf: presentTimeline(events(row.id), order.countryId),
    // What support has written down at the order; who wrote it is of other people.
    Notizen: notes(row.id).map((note) => ({ ...ownColumns(orderNotes, note), Am: note.at })),
    Reklamationen: complaints(row.id).map(exportComplaint),
    Unterlagen: documents(row.id).map(({ kind, at, uploadedBy, ...document }) => ({
      ...ownColumns(orderDocuments, document),
      Art: kind,
      Am: at,
      Von: uploadedBy,
    })),
  };
}

const exportComplaint = ({ kind, state, openedAt, closedAt, messages }: ComplaintRow) => ({
  Art: COMPLAINT_KIND_LABELS[kind],
  Stand: state,
  Am: openedAt,
  AbgeschlossenAm: closedAt,
  Nachrichten: messages.map(({ author, at, ...message }) => ({
    Von: author,
    ...ownColumns(complaintMessages, message),
    Am: at,
  })),
});

/** Orders whose papers are in memory at once. */
const BATCH = 200;

/** All orders of all sites, the newest first, with timeline, split and the names of their papers. The IBAN is masked. */
export async function exportOrders(db: Database, userId: number) {
  const rows = await findOrders(db, userId);
  const exported: ReturnType<typeof exportOrder>[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const beside = await readBeside(
      db,
      batch.map(({ id }) => id),
    );
    exported.push(...batch.map((row) => exportOrder(row, beside)));
  }
  return exported;
}

/** Orders that were begun and are not placed; they go by themselves when they expire. */
export async function exportDrafts(db: Database, userId: number) {
  const rows = await findDrafts(db, userId);
  return rows
    .filter(({ orderId }) => orderId === null)
    .map((row) => ({
      BegonnenAm: row.createdAt,
      WirdGeloeschtAm: row.expiresAt,
      ...ownColumns(orderProcesses, row),
      MandatErteiltAm: row.mandateAcceptedAt,
      KreditpruefungZugestimmtAm: row.creditConsentAt,
    }));
}
