import { users } from '@heizplatz/api-identity';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Columns and filters that somebody exports orders by again and again; everybody who may export sees them. */
export const orderExportTemplates = pgTable('order_export_templates', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: impersonalColumn('search', text().notNull().unique()),
  /** {Columns, Filters}; parsed when read. */
  content: personalColumn({ ends: 'staff', content: 'request' }, jsonb().notNull()),
  createdByUserId: integer().references(() => users.id, { onDelete: 'set null' }),
  createdByName: personalColumn({ ends: 'staff' }, text().notNull()),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Every export of orders: who took what, and why when people can be known by it. Nothing here is changed or deleted. */
export const orderExports = pgTable(
  'order_exports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    userId: integer().notNull(),
    userName: personalColumn({ ends: 'audit', withheld: 'others' }, text().notNull()),
    format: impersonalColumn('code', text().notNull()),
    columns: impersonalColumn('code', text().array().notNull()),
    /** As they stood in the address. */
    filters: personalColumn({ ends: 'audit', withheld: 'others', content: 'request' }, jsonb().notNull()),
    hasPersonalData: boolean().notNull(),
    /** Why personal data had to be within; empty without. */
    reason: personalColumn({ ends: 'audit', withheld: 'others' }, text().notNull().default('')),
    /** Counted when it began, 10,001 for more than 10,000. */
    rowCount: integer().notNull(),
  },
  (table) => [index().on(table.at)],
);
