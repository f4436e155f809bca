import { users } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import type { CountryId } from '@heizplatz/contract';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql, type SQL } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const DAY_ONE = sql`'1970-01-01 00:00:00+00'::timestamp with time zone`;
/** Open ones, the oldest first; then settled ones, the newest first. Names its columns alone, as an index does. */
export const WAITING_ORDER: SQL = sql`(case when settled_at is null then received_at - ${DAY_ONE} else interval '1000 years' - (received_at - ${DAY_ONE}) end)`;

/**
 * Immediate effect of a declaration. withdrawn: the order is; part: the dealer got it, the order remains for the
 * rest; unclear: an order was found, and requires a manual check (business, period over, nothing left to withdraw
 * from); waiting: the sender knew an order's facts; it remains until its owner opens the mailed link, or support has
 * checked it. unknown: no order was recognised, support searches for it. undone: it was not the customer's, and its
 * order is restored.
 */
export type WithdrawalOutcome = 'withdrawn' | 'part' | 'unclear' | 'waiting' | 'unknown' | 'undone';

/**
 * Declarations of withdrawal (§356a BGB) as they came in. What was declared is neither changed nor deleted; staff adds which
 * order is meant, and that it is settled.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey().defaultRandom(),
    countryId: smallint().$type<CountryId>().notNull(),
    name: personalColumn({ ends: 'order', own: 'Name' }, text().notNull()),
    email: personalColumn({ ends: 'order', withheld: 'elsewhere' }, text().notNull()),
    /** As declared: an order number or other text. */
    contract: personalColumn({ ends: 'order', own: 'Vertrag' }, text().notNull()),
    /** Empty: the whole contract. */
    part: personalColumn({ ends: 'order', own: 'Teil', erased: '' }, text().notNull()),
    /** Null: no order was recognised, support searches for it. */
    orderId: uuid().references(() => orders.id),
    outcome: impersonalColumn('code', text().$type<WithdrawalOutcome>().notNull()),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** SHA-256 of the declaration: a double click is one. */
    contentHash: impersonalColumn('hash', text().notNull()),
    /** The outbox's mail that confirmed it; null: sent before this was stored. */
    receiptMailId: uuid(),
    /** When staff found the order; null: the form named it, or it has not been found yet. */
    assignedAt: timestamp({ withTimezone: true }),
    assignedByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    settledAt: timestamp({ withTimezone: true }),
    settledByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    settledNote: personalColumn({ ends: 'order', withheld: 'others' }, text().notNull().default('')),
    /**
     * staff_words of the declaration and of its order, maintained by triggers, so that a search reads only this
     * table.
     */
    words: personalColumn({ ends: 'order', withheld: 'derived' }, text().notNull().default('')),
    /** Raised by each change of staff. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.contentHash, table.receivedAt),
    index().on(table.orderId),
    index().on(table.receivedAt, table.id),
    index('withdrawals_open')
      .on(table.receivedAt)
      .where(sql`settled_at is null`),
    index('withdrawals_waiting').on(WAITING_ORDER, table.id),
    index('withdrawals_words').using('gin', sql`words gin_trgm_ops`),
  ],
);
