import { personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './schema';

/**
 * What staff's searches read of an order: number, mailbox and addresses (`staff_order_words`), in a row of 0.2 KB. To make
 * them of an order's snapshots takes as long as reading some fifty such rows, and they move with no change of its state
 * but its end by a cancellation. Maintained by triggers on orders.
 */
export const orderWords = pgTable(
  'order_words',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order's own, which never changes: whom limited staff may see. */
    countryId: smallint().notNull(),
    /** The order's own: the newest are found without reading orders. */
    placedAt: timestamp({ withTimezone: true }).notNull(),
    words: personalColumn({ ends: 'order', withheld: 'derived' }, text().notNull()),
    /** Cancelled, or withdrawn from; its case is found by an index of such orders alone. */
    isCancelled: boolean().notNull().default(false),
  },
  (table) => [
    index('order_words_list').on(table.placedAt, table.orderId),
    index('order_words_search').using('gin', sql`words gin_trgm_ops`),
    index('order_words_cancelled')
      .using('gin', sql`words gin_trgm_ops`)
      .where(sql`is_cancelled`),
  ],
);
