import { ANONYMOUS, cancellationCases, cancellationComments, reviews, withdrawals } from '@heizplatz/api-after-sales';
import {
  creditAuthorisations,
  creditOperations,
  eraseComplaintMessages,
  type Order,
  orderDocuments,
  orderEvents,
  orderNotes,
  orderOf,
  orders,
  withoutPhones,
} from '@heizplatz/api-ordering';
import { type Database, type FileStore, outbox } from '@heizplatz/api-platform';
import type { Address } from '@heizplatz/contract';
import { eq, inArray, like, or } from 'drizzle-orm';

/** What stands where a person was named. */
export const GONE = 'gelöscht';
/** Looks like a number, as the contract demands, and is nobody's. */
const NO_PHONE = '000000';
const NOBODY = 0;

/** Of a declaration the day, the outcome and who settled it stay. */
export const NAMELESS_WITHDRAWAL = { name: GONE, email: GONE, contract: GONE, part: '', settledNote: '' } as const;

/** Postcode and town stay: statistics count by them, and no person lives in them alone. */
const withoutPerson = ({ ZipCode, City, CountryId }: Address): Address => ({
  ...{ Id: NOBODY, Salutation: 0, Title1: '', Title2: '', FirstName: GONE, LastName: GONE, CompanyName: '' },
  ...{ Street: GONE, HouseNumber: GONE, Staircase: '', Door: '', ZipCode, City, CountryId },
  ...{ Phone: NO_PHONE, AccessNotes: '' },
});

const nameless = (order: Order): Partial<typeof orders.$inferInsert> => ({
  userId: NOBODY,
  email: GONE,
  deliveryAddresses: order.deliveryAddresses.map((station) => ({
    ...station,
    Address: withoutPerson(station.Address),
  })),
  invoiceAddress: null,
  accessConditions: withoutPhones(order.accessConditions),
  payment: { ...order.payment, MaskedIban: null, MandateReference: null },
  ibanEncrypted: null,
  accountHolder: null,
  mandateReference: null,
  qrBill: null,
  reason: null,
});

/** Mails name the order that they are about in their subject, or are kept with it. */
const isAbout = (rows: readonly { id: string; number: string }[]) =>
  or(...rows.flatMap(({ id, number }) => [eq(outbox.orderId, id), like(outbox.subject, `%${number}%`)]));

/**
 * Takes out of orders what names a person; goods, money, days, postcode and town stay for the figures. Its papers and
 * mails go, their bytes last: were one not to be removed, nothing happened and it is tried again.
 */
export async function anonymiseOrders(tx: Database, orderIds: readonly string[], files: FileStore): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  const rows = await tx.select().from(orders).where(inArray(orders.id, ids)).for('update');
  for (const order of rows.map(orderOf)) await tx.update(orders).set(nameless(order)).where(eq(orders.id, order.id));
  await tx.update(orderEvents).set({ note: null, authorId: null }).where(inArray(orderEvents.orderId, ids));
  await tx.update(withdrawals).set(NAMELESS_WITHDRAWAL).where(inArray(withdrawals.orderId, ids));
  await tx.delete(creditOperations).where(inArray(creditOperations.orderId, ids));
  await tx.delete(creditAuthorisations).where(inArray(creditAuthorisations.orderId, ids));
  await tx.update(reviews).set({ shownName: ANONYMOUS }).where(inArray(reviews.orderId, ids));
  await tx.delete(cancellationComments).where(inArray(cancellationComments.orderId, ids));
  await tx
    .update(cancellationCases)
    .set({ feedbackReason: '', feedbackComment: '' })
    .where(inArray(cancellationCases.orderId, ids));
  await eraseComplaintMessages(tx, ids);
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
  if (rows.length > 0) await tx.delete(outbox).where(isAbout(rows));
  const papers = await tx.delete(orderDocuments).where(inArray(orderDocuments.orderId, ids)).returning();
  for (const { storageKey } of papers) await files.remove(storageKey);
}
