import { users } from '@heizplatz/api-identity';
import type { CountryId, CustomerNoteKind } from '@heizplatz/contract';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The displayed and sorted columns of the list of customers, one row per customer or guest. Maintained by triggers on
 * users, addresses and orders (migration), so that no page of the list joins and counts, and code that writes those
 * tables need not maintain it.
 */
export const customerCards = pgTable(
  'customer_cards',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    countryId: smallint().$type<CountryId>().notNull(),
    /** 'Vogt, Anke'. */
    name: personalColumn({ ends: 'account', withheld: 'derived' }, text().notNull()),
    email: personalColumn({ ends: 'account', withheld: 'derived' }, text().notNull()),
    /** Of the first address that is delivered to; empty without one. */
    town: personalColumn({ ends: 'account', withheld: 'derived' }, text().notNull()),
    zipCode: personalColumn({ ends: 'account', withheld: 'derived' }, text().notNull()),
    phone: personalColumn({ ends: 'account', withheld: 'derived' }, text().notNull()),
    orderCount: integer().notNull(),
    lastOrderAt: timestamp({ withTimezone: true }),
    /** Product groups that were ordered. */
    groupIds: smallint().array().notNull(),
    isGuest: boolean().notNull(),
    isLocked: boolean().notNull(),
    /** staff_words of all that is searched. */
    words: personalColumn({ ends: 'account', withheld: 'derived' }, text().notNull()),
  },
  (table) => [
    index('customer_cards_words').using('gin', sql`words gin_trgm_ops`),
    index('customer_cards_groups').using('gin', table.groupIds),
    index('customer_cards_name').on(sql`name collate "und-x-icu"`, table.userId),
    index('customer_cards_town').on(sql`town collate "und-x-icu"`, table.userId),
    index().on(table.orderCount, table.userId),
    index().on(table.lastOrderAt, table.userId),
    index().on(table.countryId, table.userId),
    index('customer_cards_locked')
      .on(table.userId)
      .where(sql`is_locked`),
  ],
);

/** What staff has written down about a customer; goes with the account. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer().notNull(),
    authorName: personalColumn({ ends: 'account', withheld: 'others' }, text().notNull()),
    /** Written down for itself, or about a call on the phone. */
    kind: impersonalColumn('code', text().$type<CustomerNoteKind>().notNull().default('note')),
    text: personalColumn({ ends: 'account', own: 'Text' }, text().notNull()),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Where the number of a merged customer leads; always to one that exists, since later merges move the row on. */
export const mergedCustomers = pgTable(
  'merged_customers',
  {
    formerId: integer().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mergedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.customerId)],
);
