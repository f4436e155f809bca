import { ANONYMOUS } from '@heizplatz/api-after-sales';
import { type Order, omitPhones } from '@heizplatz/api-ordering';
import type { Database, FileStore } from '@heizplatz/api-platform';
import type { Address } from '@heizplatz/contract';
import {
  deleteMailsAbout,
  deletePapers,
  eraseBesideOrders,
  eraseOrder,
  type ErasedOrder,
  lockOrdersToErase,
} from './order-erasure-repository';

/** What stands where a person was named. */
export const GONE = 'gelöscht';
/** Has the format of a number, as the contract requires, and is not assigned. */
const NO_PHONE = '000000';
const NOBODY = 0;

/** Of a declaration the day, the outcome and who settled it stay. */
export const NAMELESS_WITHDRAWAL = { name: GONE, email: GONE, contract: GONE, part: '', settledNote: '' } as const;

/** Postcode and town stay: statistics count by them, and no person lives in them alone. */
const omitPerson = ({ ZipCode, City, CountryId }: Address): Address => ({
  ...{ Id: NOBODY, Salutation: 0, Title1: '', Title2: '', FirstName: GONE, LastName: GONE, CompanyName: '' },
  ...{ Street: GONE, HouseNumber: GONE, Staircase: '', Door: '', ZipCode, City, CountryId },
  ...{ Phone: NO_PHONE, AccessNotes: '' },
});

const nameless = (order: Order): ErasedOrder => ({
  userId: NOBODY,
  email: GONE,
  deliveryAddresses: order.deliveryAddresses.map((deliveryPoint) => ({
    ...deliveryPoint,
    Address: omitPerson(deliveryPoint.Address),
  })),
  invoiceAddress: null,
  accessConditions: omitPhones(order.accessConditions),
  payment: { ...order.payment, MaskedIban: null, MandateReference: null },
  ibanEncrypted: null,
  accountHolder: null,
  mandateReference: null,
  qrBill: null,
  reason: null,
});

/**
 * Removes personal data from orders; goods, money, days, postcode and town remain for the statistics. Documents and
 * mails are deleted, their bytes last: if that fails, the transaction is rolled back and retried.
 */
export async function anonymiseOrders(tx: Database, orderIds: readonly string[], files: FileStore): Promise<void> {
  if (orderIds.length === 0) return;
  const orders = await lockOrdersToErase(tx, orderIds);
  for (const order of orders) await eraseOrder(tx, order.id, nameless(order));
  await eraseBesideOrders(tx, orderIds, { withdrawal: NAMELESS_WITHDRAWAL, shownName: ANONYMOUS });
  if (orders.length > 0) await deleteMailsAbout(tx, orders);
  for (const storageKey of await deletePapers(tx, orderIds)) await files.remove(storageKey);
}
