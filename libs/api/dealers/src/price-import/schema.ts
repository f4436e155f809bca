import { PriceFileReading, type PriceImport } from '@heizplatz/contract';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
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
    keyHash: impersonalColumn('hash', text().notNull().unique()),
    /** Its prefix, to distinguish it from others. */
    start: impersonalColumn('reference', text().notNull()),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    createdBy: personalColumn({ ends: 'staff' }, text().notNull()),
    /** The member of staff who made it, and is the sender of what comes by it; null: not known, and it opens nothing. */
    createdById: integer(),
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
    state: impersonalColumn('code', text().$type<PriceImport['State']>().notNull()),
    fileName: impersonalColumn('reference', text().notNull()),
    content: impersonalColumn('goods', text().notNull()),
    /** SHA-256 of the content; the same file does not wait twice. */
    contentHash: impersonalColumn('hash', text().notNull()),
    /** Invalid lines are skipped on the sender's request. */
    skipsBadLines: boolean().notNull(),
    changeCount: integer().notNull(),
    jumpCount: integer().notNull(),
    badLineCount: integer().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** A member of staff, or the start of a dealer's key. */
    receivedFrom: personalColumn({ ends: 'staff' }, text().notNull()),
    /** The member of staff, of a dealer's program who made its key; null: before this was recorded. */
    receivedById: integer(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: personalColumn({ ends: 'staff' }, text()),
    reason: personalColumn({ ends: 'staff' }, text()),
    /** What was decided on, against the prices of that time; null while it waits, and before this was recorded. */
    reading: impersonalColumn('goods', jsonb().$type<PriceFileReading>(), PriceFileReading),
  },
  (table) => [index().on(table.dealerId, table.receivedAt), index().on(table.state, table.receivedAt)],
);
