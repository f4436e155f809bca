import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../users/schema';

/**
 * Addresses of customers and guests, each accessible to its owner only. Orders store copies, so a change never
 * affects a placed one.
 */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 delivery, 0 invoice. */
    addressType: smallint().notNull(),
    /** 0 not specified, 1 Frau, 2 Herr. */
    salutation: smallint().notNull(),
    title1: text().notNull(),
    title2: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    companyName: text().notNull(),
    taxNumber: text().notNull().default(''),
    costCentre: text().notNull().default(''),
    street: text().notNull(),
    houseNumber: text().notNull(),
    staircase: text().notNull(),
    door: text().notNull(),
    zipCode: text().notNull(),
    city: text().notNull(),
    countryId: smallint().notNull(),
    phone: text().notNull(),
    accessNotes: text().notNull(),
    /** New orders begin with it; one a user and type at most. */
    isDefault: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex('addresses_one_default')
      .on(table.userId, table.addressType)
      .where(sql`is_default`),
  ],
);

/** Access data of an address from the last order to it; prefills the access check next time. */
export const addressAccess = pgTable(
  'address_access',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 over country, postcode, town, street and number, in hexadecimal. */
    addressFingerprint: text().notNull(),
    /** AccessConditions; parsed when read. */
    conditions: jsonb().notNull(),
    keptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressFingerprint] })],
);
