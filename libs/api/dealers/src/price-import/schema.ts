import type { PriceFileReading, PriceImport } from '@heizplatz/contract';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { dealers } from '../dealers/schema';

/** Credentials with which a dealer's own programs send prices: displayed once, stored as a hash. */
export const dealerKeys = pgTable(
  'dealer_keys',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    dealerId: integer()
      .notNull()
      .references(() => dealers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the whole key. */
    keyHash: text().notNull().unique(),
    /** Its prefix, to distinguish it from others. */
    start: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    createdBy: text().notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    /** It counts no more; null: it does. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.dealerId)],
);

/** Price files that were to be taken over; one with a jump waits for a member of staff. */
export const priceImports = pgTable(
  'price_imports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    dealerId: integer()
      .notNull()
      .references(() => dealers.id, { onDelete: 'cascade' }),
    /** held → taken | refused; without a jump taken at once. */
    state: text().$type<PriceImport['State']>().notNull(),
    fileName: text().notNull(),
    content: text().notNull(),
    /** SHA-256 of the content; the same file does not wait twice. */
    contentHash: text().notNull(),
    /** Invalid lines are skipped on the sender's request. */
    skipsBadLines: boolean().notNull(),
    changeCount: integer().notNull(),
    jumpCount: integer().notNull(),
    badLineCount: integer().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** A member of staff, or the start of a dealer's key. */
    receivedFrom: text().notNull(),
    /** The member of staff; null: a dealer's program, or before this was recorded. */
    receivedById: integer(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: text(),
    reason: text(),
    /** What was decided on, against the prices of that time; null while it waits, and before this was recorded. */
    reading: jsonb().$type<PriceFileReading>(),
  },
  (table) => [index().on(table.dealerId, table.receivedAt), index().on(table.state, table.receivedAt)],
);
