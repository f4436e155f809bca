import { impersonalColumn } from '@heizplatz/identity';
import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Requirements that staff set for a group of options (rule STAFF-09); without a row it is displayed, not required, and
 * has the catalogue's default.
 */
export const parameterRequirements = pgTable(
  'parameter_requirements',
  {
    countryId: smallint().notNull(),
    productGroupId: smallint().notNull(),
    /** 1 private, 2 business, 3 collective. */
    customerGroupId: smallint().notNull(),
    /** OPTION_KEYS: Hose, Vehicle … */
    key: impersonalColumn('code', text().notNull()),
    isRequired: boolean().notNull(),
    defaultOptionId: integer(),
    isVisible: boolean().notNull(),
    version: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.productGroupId, table.customerGroupId, table.key] })],
);
