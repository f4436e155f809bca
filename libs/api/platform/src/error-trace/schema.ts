import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export interface StoredScriptError {
  readonly message: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly stack: string;
}

/** Reports of script errors by browsers; the newest are retained. */
export const scriptErrors = pgTable(
  'script_errors',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportedAt: timestamp({ withTimezone: true }).notNull(),
    href: text().notNull(),
    userAgent: text().notNull(),
    errors: jsonb().$type<StoredScriptError[]>().notNull(),
  },
  (table) => [index().on(table.reportedAt)],
);
