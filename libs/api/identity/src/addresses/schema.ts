import { AccessConditions } from '@heizplatz/contract';
import { personalColumn } from '@heizplatz/identity';
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
    title1: personalColumn({ ends: 'account', own: 'Title1' }, text().notNull()),
    title2: personalColumn({ ends: 'account', own: 'Title2' }, text().notNull()),
    firstName: personalColumn({ ends: 'account', own: 'FirstName' }, text().notNull()),
    lastName: personalColumn({ ends: 'account', own: 'LastName' }, text().notNull()),
    companyName: personalColumn({ ends: 'account', own: 'CompanyName' }, text().notNull()),
    taxNumber: personalColumn({ ends: 'account', own: 'TaxNumber' }, text().notNull().default('')),
    costCentre: personalColumn({ ends: 'account', own: 'CostCentre' }, text().notNull().default('')),
    street: personalColumn({ ends: 'account', own: 'Street' }, text().notNull()),
    houseNumber: personalColumn({ ends: 'account', own: 'HouseNumber' }, text().notNull()),
    staircase: personalColumn({ ends: 'account', own: 'Staircase' }, text().notNull()),
    door: personalColumn({ ends: 'account', own: 'Door' }, text().notNull()),
    zipCode: personalColumn({ ends: 'account', own: 'ZipCode' }, text().notNull()),
    city: personalColumn({ ends: 'account', own: 'City' }, text().notNull()),
    countryId: smallint().notNull(),
    phone: personalColumn({ ends: 'account', own: 'Phone' }, text().notNull()),
    accessNotes: personalColumn({ ends: 'account', own: 'AccessNotes' }, text().notNull()),
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
    addressFingerprint: personalColumn({ ends: 'account', withheld: 'secret' }, text().notNull()),
    /** AccessConditions; parsed when read. */
    conditions: personalColumn({ ends: 'account', own: 'Angaben', content: AccessConditions }, jsonb().notNull()),
    keptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressFingerprint] })],
);
