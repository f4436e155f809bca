import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { creditAuthorisations } from '../ratepay/schema';

/**
 * The operations requested from the provider for an authorisation once its order was delivered or withdrawn; deleted
 * when the order's personal data is deleted.
 */
export const creditOperations = pgTable(
  'credit_operations',
  {
    /** What the provider knows it by: the same key is never carried out twice. */
    key: uuid().primaryKey(),
    authorisationKey: uuid()
      .notNull()
      .references(() => creditAuthorisations.key),
    orderId: uuid().notNull(),
    /** From 1 within its authorisation. */
    position: smallint().notNull(),
    kind: impersonalColumn('code', text().$type<'adjust' | 'capture' | 'refund'>().notNull()),
    amountCents: integer().notNull(),
    /** The amount that the credit should have at the time of the request. */
    financedCents: integer().notNull(),
    repaidCents: integer().notNull(),
    months: smallint(),
    state: impersonalColumn('code', text().$type<'requested' | 'accepted' | 'refused'>().notNull()),
    providerReference: personalColumn({ ends: 'order', withheld: 'secret' }, text()),
    /** Why it was refused, in the provider's code. */
    reason: impersonalColumn('code', text()),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.authorisationKey, table.position), index().on(table.orderId)],
);
