import { addresses } from '@heizplatz/api-identity';
import { date, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** A customer's data about the fuel storage at one of its delivery addresses; deleted with the address. */
export const fuelStorages = pgTable('customer_stores', {
  addressId: integer()
    .primaryKey()
    .references(() => addresses.id, { onDelete: 'cascade' }),
  capacityKg: integer(),
  /** What was in it on filledAt; both or neither. */
  stockKg: integer(),
  filledAt: date(),
  yearlyUseKg: integer(),
  savedAt: timestamp({ withTimezone: true }).notNull(),
});
