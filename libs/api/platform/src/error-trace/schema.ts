import { personal, personalColumn } from '@heizplatz/identity';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import * as v from 'valibot';

const StoredScriptError = personal(
  'customer',
  v.object({
    message: v.string(),
    filename: v.string(),
    lineno: v.number(),
    colno: v.number(),
    stack: v.string(),
  }),
);
export type StoredScriptError = Readonly<v.InferOutput<typeof StoredScriptError>>;

/** Reports of script errors by browsers; the newest are retained. */
export const scriptErrors = pgTable(
  'script_errors',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportedAt: timestamp({ withTimezone: true }).notNull(),
    href: personalColumn({ ends: 'scriptError', withheld: 'passing' }, text().notNull()),
    userAgent: personalColumn({ ends: 'scriptError', withheld: 'passing' }, text().notNull()),
    errors: personalColumn(
      { ends: 'scriptError', withheld: 'passing', content: v.array(StoredScriptError) },
      jsonb().$type<StoredScriptError[]>().notNull(),
    ),
  },
  (table) => [index().on(table.reportedAt)],
);
