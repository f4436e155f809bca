import { users } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import type { CountryId } from '@heizplatz/contract';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BookingMode } from './booking-mode';
import type { CancellationKind } from './cancellation-kind';

/**
 * One a cancelled order, opened with its cancellation; the reason stands in the order. Country, dealer and kind are
 * copies of the order's, so that staff's list reads a page of them by index.
 */
export const cancellationCases = pgTable(
  'cancellation_cases',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    countryId: smallint().$type<CountryId>().notNull(),
    dealerId: integer().notNull(),
    kind: impersonalColumn('code', text().$type<CancellationKind>().notNull()),
    /** The last comment of the customer, or of the dealer, has no answer from staff. */
    customerWaits: boolean().notNull().default(false),
    dealerWaits: boolean().notNull().default(false),
    /** Last day of the withdrawal period as it was known then; null: it has not begun, or there is none. */
    deadline: date(),
    isBooked: boolean().notNull().default(false),
    bookedAs: impersonalColumn('code', text().$type<BookingMode>()),
    bookedAt: timestamp({ withTimezone: true }),
    bookedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Who of staff takes care of it. */
    ownerUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** 1 once the customer has stated a reason. */
    feedbackStatus: smallint().$type<0 | 1>().notNull().default(0),
    feedbackReason: personalColumn({ ends: 'order', own: 'Grund' }, text().notNull().default('')),
    feedbackComment: personalColumn({ ends: 'order', own: 'Bemerkung' }, text().notNull().default('')),
    feedbackAt: timestamp({ withTimezone: true }),
    /** Incremented by every booking, so that no one overwrites a newer change of someone else. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.isBooked, table.openedAt),
    index().on(table.openedAt, table.orderId),
    index().on(table.countryId, table.openedAt),
    index().on(table.dealerId, table.openedAt),
    index().on(table.kind, table.openedAt),
    index()
      .on(table.openedAt)
      .where(sql`${table.customerWaits} or ${table.dealerWaits}`),
  ],
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
    kind: impersonalColumn('code', text().$type<'customer' | 'dealer'>().notNull()),
    author: impersonalColumn('code', text().$type<'customer' | 'dealer' | 'staff'>().notNull()),
    /** Who wrote it; null for dealers without a login, and once the account is gone. */
    fkUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: personalColumn({ ends: 'order', own: 'Text' }, text().notNull()),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The outbox's mail that an answer of staff went out with; null: none did, or it is older than this column. */
    mailId: uuid(),
  },
  (table) => [index().on(table.orderId)],
);

/** Text templates for messages that staff send repeatedly, by recipient. */
export const textModules = pgTable('text_modules', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  kind: impersonalColumn('code', text().$type<'customer' | 'dealer'>().notNull()),
  title: impersonalColumn('content', text().notNull()),
  text: impersonalColumn('content', text().notNull()),
  version: integer().notNull().default(1),
});
