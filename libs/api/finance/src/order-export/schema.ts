import { users } from '@heizplatz/api-identity';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Columns and filters that somebody exports orders by again and again; everybody who may export sees them. */
export const orderExportTemplates = pgTable('order_export_templates', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  /** {Columns, Filters}; parsed when read. */
  content: jsonb().notNull(),
  createdByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
  createdByName: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Every export of orders: who took what, and why when people can be known by it. Nothing here is changed or deleted. */
export const orderExports = pgTable(
  'order_exports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    userId: integer().notNull(),
    userName: text().notNull(),
    format: text().notNull(),
    columns: text().array().notNull(),
    /** As they stood in the address. */
    filters: jsonb().notNull(),
    hasPersonalData: boolean().notNull(),
    /** Why personal data had to be within; empty without. */
    reason: text().notNull().default(''),
    /** Counted when it began, 10,001 for more than 10,000. */
    rowCount: integer().notNull(),
  },
  (table) => [index().on(table.at)],
);
