import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../order/schema';

/** Papers of an order; the bytes lie in the file store under storageKey. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** delivery-note | weighing-note | invoice | other of the dealer, complaint of the customer. */
    kind: impersonalColumn('code', text().notNull()),
    /** Cleaned, with the ending of what it is. */
    name: personalColumn({ ends: 'order', own: 'Name' }, text().notNull()),
    contentType: impersonalColumn('code', text().notNull()),
    /** Holds the content's SHA-256 (`uploadKey`), by which a document uploaded twice is recognised. */
    storageKey: personalColumn({ ends: 'order', withheld: 'secret' }, text().notNull()),
    bytes: integer().notNull(),
    /** customer | dealer | staff. */
    uploadedBy: impersonalColumn('code', text().notNull()),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
);
