import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** What a dealer pays of the net price; the most special row counts, of those the newest that is valid (rate-at.ts). */
export const commissionRates = pgTable(
  'commission_rates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null: every dealer without a rate of its own. */
    dealerId: integer(),
    /** Null: every product group. */
    productGroupId: smallint(),
    validFrom: date().notNull(),
    /** Hundredths of a percent. */
    basisPoints: integer().notNull(),
    version: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.dealerId, table.productGroupId, table.validFrom).nullsNotDistinct()],
);

/**
 * One row an order whose dealer accepted it, as the order stands now. Outlives the order's own data: no reference. What a
 * closed month counted stands in `booked…`; a later difference is a correction.
 */
export const commissions = pgTable(
  'commissions',
  {
    orderId: uuid().primaryKey(),
    orderNumber: impersonalColumn('reference', text().notNull()),
    dealerId: integer().notNull(),
    countryId: smallint().notNull(),
    productGroupId: smallint().notNull(),
    /** First day of the month that it counts in. */
    month: date().notNull(),
    /** Local day of the acceptance; its rate counts. */
    arisenOn: date().notNull(),
    basisPoints: integer().notNull(),
    netCents: integer().notNull(),
    /** 0 for goods without a weight. */
    weightKg: integer().notNull(),
    amountCents: integer().notNull(),
    /** expected | final | void. */
    state: impersonalColumn('code', text().notNull()),
    bookedNetCents: integer(),
    bookedWeightKg: integer(),
    bookedCents: integer(),
    /** expected | final | void. */
    bookedState: impersonalColumn('code', text()),
  },
  (table) => {
    const { orderId, dealerId, countryId, productGroupId, month, netCents, weightKg, amountCents, state } = table;
    const { bookedNetCents, bookedWeightKg, bookedCents, bookedState } = table;
    const amounts = [netCents, weightKg, amountCents, state, bookedNetCents, bookedWeightKg, bookedCents, bookedState];
    return [
      // All that the sales list sums up: large dealers have tens of thousands of orders.
      index('commissions_month_sales').on(month, dealerId, countryId, ...amounts),
      index('commissions_dealer_sales').on(dealerId, month, orderId, productGroupId, countryId, ...amounts),
    ];
  },
);

/** Changes to what a closed month counted, and what staff adds; nothing here is changed or deleted. */
export const commissionCorrections = pgTable(
  'commission_corrections',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dealerId: integer().notNull(),
    countryId: smallint().notNull(),
    /** Null: of no single order. */
    orderId: uuid(),
    orderNumber: impersonalColumn('reference', text()),
    /** First day of the month that it counts in; open when it was written. */
    month: date().notNull(),
    amountCents: integer().notNull(),
    /** order: follows from one; staff: somebody's own. */
    kind: impersonalColumn('code', text().notNull()),
    reason: personalColumn({ ends: 'staff' }, text().notNull()),
    authorId: integer(),
    authorName: personalColumn({ ends: 'staff' }, text().notNull()),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Of somebody's own: what it is known by when it is sent again. Null: follows from an order, or older than keys. */
    idempotencyKey: uuid(),
  },
  (table) => [
    index().on(table.month, table.dealerId),
    index().on(table.orderId),
    uniqueIndex('commission_corrections_idempotency_key').on(table.idempotencyKey),
  ],
);

/** Closed months, without a gap from the first one. */
export const commissionMonths = pgTable('commission_months', {
  month: date().primaryKey(),
  closedAt: timestamp({ withTimezone: true }).notNull(),
  closedById: integer(),
  closedByName: personalColumn({ ends: 'staff' }, text().notNull()),
});

/** What a closed month comes to for a dealer; never changed. */
export const commissionStatements = pgTable(
  'commission_statements',
  {
    month: date().notNull(),
    dealerId: integer().notNull(),
    /** 'PA-2026-10-0042'. */
    number: impersonalColumn('reference', text().notNull().unique()),
    countryId: smallint().notNull(),
    orders: integer().notNull(),
    weightKg: bigint({ mode: 'number' }).notNull(),
    netCents: bigint({ mode: 'number' }).notNull(),
    commissionCents: bigint({ mode: 'number' }).notNull(),
    correctionCents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.dealerId] }), index().on(table.dealerId)],
);
