import { boolean, date, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/schema';
import { orders } from '../orders/schema';
import type { BookingMode } from './booking-mode';

/** One a cancelled order, opened with its cancellation; kind and reason stand in the order. */
export const cancellationCases = pgTable(
  'cancellation_cases',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** Last day of the withdrawal period as it was known then; null: it has not begun, or there is none. */
    deadline: date(),
    isBooked: boolean().notNull().default(false),
    bookedAs: text().$type<BookingMode>(),
    bookedAt: timestamp({ withTimezone: true }),
    bookedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Who of staff takes care of it. */
    ownerUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** 1 once the customer said why. */
    feedbackStatus: smallint().$type<0 | 1>().notNull().default(0),
    feedbackReason: text().notNull().default(''),
    feedbackComment: text().notNull().default(''),
    feedbackAt: timestamp({ withTimezone: true }),
    /** Raised by every booking, so that nobody overwrites somebody's newer one. */
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.isBooked, table.openedAt)],
);

/** What was written about a case; customer and dealer are spoken to apart. */
export const cancellationComments = pgTable(
  'cancellation_comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => cancellationCases.orderId, { onDelete: 'cascade' }),
    /** With whom: neither sees the other's. */
    kind: text().$type<'customer' | 'dealer'>().notNull(),
    author: text().$type<'customer' | 'dealer' | 'staff'>().notNull(),
    /** Who wrote it; null for dealers without a login, and once the account is gone. */
    fkUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
);
