import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** What the provider's credit costs by country and day, in hundredths of a percent a year. The latest validFrom not after the day counts. */
export const creditRates = pgTable(
  'credit_rates',
  {
    countryId: smallint().notNull(),
    validFrom: date().notNull(),
    /** Effective yearly rate of instalments. */
    effectiveBasisPoints: integer().notNull(),
    /** Of what is paid late, a year. */
    defaultInterestBasisPoints: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.validFrom] })],
);

/**
 * The payment requests to the provider for a customer; stored apart from processes and orders, since a lost response
 * outlives both.
 */
export const creditAuthorisations = pgTable(
  'credit_authorisations',
  {
    /** What the provider knows it by: the same key is never authorised twice. */
    key: uuid().primaryKey(),
    processId: uuid().notNull(),
    /** SHA-256 over everything that is requested, in hexadecimal. */
    contentHash: personalColumn({ ends: 'creditCheck', withheld: 'secret' }, text().notNull()),
    /** From 1; another one after the former was voided. */
    attempt: smallint().notNull(),
    countryId: smallint().notNull(),
    paymentKindId: smallint().notNull(),
    totalCents: integer().notNull(),
    /** requested | accepted | refused | void-due | voided | used. */
    state: impersonalColumn('code', text().notNull()),
    /** The provider's own number of it. */
    providerReference: personalColumn({ ends: 'creditCheck', withheld: 'secret' }, text()),
    /** Why it was refused, in the provider's code. */
    reason: impersonalColumn('code', text()),
    /** When the customer agreed to the provider's check. */
    consentAt: timestamp({ withTimezone: true }).notNull(),
    /** Set once an order was placed on it. */
    orderId: uuid(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    /** When its order last changed and the provider may have to follow (credit/settle-credit.ts); null: nothing is due. */
    reviewDueAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique().on(table.processId, table.contentHash, table.attempt),
    index().on(table.state, table.requestedAt),
    index().on(table.orderId),
    index()
      .on(table.reviewDueAt)
      .where(sql`review_due_at is not null`),
  ],
);
