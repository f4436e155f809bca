import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/schema';

/** Declarations of withdrawal (§356a BGB) as they came in; nothing here is changed or deleted. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey().defaultRandom(),
    countryId: smallint().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** As declared: an order number or other words. */
    contract: text().notNull(),
    /** Empty: the whole contract. */
    part: text().notNull(),
    /** Null: no order was recognised, support looks for it. */
    orderId: uuid().references(() => orders.id),
    /** withdrawn | part | unclear (found, but the dealer or support has to look) | unknown (no order). */
    outcome: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** SHA-256 of the declaration: a double click is one. */
    contentHash: text().notNull(),
  },
  (table) => [index().on(table.contentHash, table.receivedAt), index().on(table.orderId)],
);
