import { personalColumn } from '@heizplatz/identity';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './schema';

/** What staff write down for one another; on no screen of customer or dealer, but in a customer's copy of its data. Goes with the person in an order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: integer().notNull(),
    authorName: personalColumn({ ends: 'order', withheld: 'others' }, text().notNull()),
    text: personalColumn({ ends: 'order', own: 'Text' }, text().notNull()),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
);
