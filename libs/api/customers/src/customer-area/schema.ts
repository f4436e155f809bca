import { orders } from '@heizplatz/api-ordering';
import { impersonalColumn } from '@heizplatz/identity';
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Orders of deleted accounts retained by law; the night after keptUntil their personal data is removed. */
export const retainedOrders = pgTable(
  'kept_orders',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    keptUntil: date().notNull(),
    /** Which law, in German: '§ 147 AO, § 257 HGB'. */
    law: impersonalColumn('code', text().notNull()),
    accountDeletedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until what names a person was removed. */
    purgedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.keptUntil)],
);
