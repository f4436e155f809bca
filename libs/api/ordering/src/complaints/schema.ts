import type { ComplaintKind, ComplaintState } from '@heizplatz/contract';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../order/schema';

/** What a customer finds wrong with a delivery. Rows stay when the person is taken out of an order, their messages go. */
export const complaints = pgTable(
  'complaints',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: impersonalColumn('code', text().$type<ComplaintKind>().notNull()),
    state: impersonalColumn('code', text().$type<ComplaintState>().notNull().default('open')),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the customer reported it as solved, or closed it. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.openedAt),
    index('complaints_open')
      .on(table.openedAt)
      .where(sql`state = 'open'`),
  ],
);

/** The complaint itself, the dealer's answers and the customer's replies; append-only. */
export const complaintMessages = pgTable(
  'complaint_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    complaintId: integer()
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    /** 'staff' during impersonation of the customer. */
    author: impersonalColumn('code', text().$type<'customer' | 'dealer' | 'staff'>().notNull()),
    text: personalColumn({ ends: 'order', own: 'Text' }, text().notNull()),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.complaintId)],
);
