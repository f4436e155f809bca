import type { CountryId, ProductGroupId } from '@heizplatz/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Inquiries for large amounts and call-backs. Only the sender is notified of one before the mailed token has
 * confirmed it.
 */
export const inquiries = pgTable(
  'requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the mailed token; a copy of the database confirms nothing. */
    tokenHash: text().notNull().unique(),
    kind: text().$type<'bulk' | 'call-back'>().notNull(),
    countryId: smallint().$type<CountryId>().notNull(),
    productGroupId: smallint().$type<ProductGroupId>().notNull(),
    zipCode: text().notNull(),
    /** In the group's unit. */
    amount: integer().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until the button of the mailed page was pressed. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** When staff first answered it by mail, and who; null: not yet, or marked as done without. */
    answeredAt: timestamp({ withTimezone: true }),
    answeredByName: text(),
  },
  (table) => [
    index().on(table.expiresAt),
    index('requests_mailbox').on(sql`lower(${table.email})`),
    index('requests_confirmed')
      .on(table.kind, table.confirmedAt)
      .where(sql`confirmed_at is not null`),
  ],
);
