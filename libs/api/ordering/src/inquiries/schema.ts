import type { CountryId, ProductGroupId } from '@heizplatz/contract';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
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
    tokenHash: impersonalColumn('hash', text().notNull().unique()),
    kind: impersonalColumn('code', text().$type<'bulk' | 'call-back'>().notNull()),
    countryId: smallint().$type<CountryId>().notNull(),
    productGroupId: smallint().$type<ProductGroupId>().notNull(),
    zipCode: personalColumn({ ends: 'request', own: 'zipCode' }, text().notNull()),
    /** In the group's unit. */
    amount: integer().notNull(),
    name: personalColumn({ ends: 'request', own: 'name' }, text().notNull()),
    email: personalColumn({ ends: 'request', own: 'email' }, text().notNull()),
    phone: personalColumn({ ends: 'request', own: 'phone' }, text().notNull()),
    message: personalColumn({ ends: 'request', own: 'message' }, text().notNull()),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until the button of the mailed page was pressed. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** When staff first answered it by mail, and who; null: not yet, or marked as done without. */
    answeredAt: timestamp({ withTimezone: true }),
    answeredByName: personalColumn({ ends: 'staff' }, text()),
  },
  (table) => [
    index().on(table.expiresAt),
    index('requests_mailbox').on(sql`lower(${table.email})`),
    index('requests_confirmed')
      .on(table.kind, table.confirmedAt)
      .where(sql`confirmed_at is not null`),
  ],
);
