import type { Database, FileStore } from '@heizplatz/api-platform';
import {
  deleteMailsAbout,
  deletePapers,
  eraseBesideOrders,
  eraseOrder,
  lockOrdersToErase,
} from './order-erasure-repository';

/**
 * Removes what the marks of orders say is personal; goods, money, days, postcode and town remain for the statistics. Documents and
 * mails are deleted, their bytes last: if that fails, the transaction is rolled back and retried.
 */
export async function anonymiseOrders(tx: Database, orderIds: readonly string[], files: FileStore): Promise<void> {
  if (orderIds.length === 0) return;
  const orders = await lockOrdersToErase(tx, orderIds);
  for (const order of orders) await eraseOrder(tx, order);
  await eraseBesideOrders(tx, orderIds);
  if (orders.length > 0) await deleteMailsAbout(tx, orders);
  for (const storageKey of await deletePapers(tx, orderIds)) await files.remove(storageKey);
}
