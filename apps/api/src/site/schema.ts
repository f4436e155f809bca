import type { PlainBlock } from '@heizplatz/contract';
import { date, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Versions of the pages of the content system; the latest validFrom not in the future is shown. */
export const contentPages = pgTable(
  'content_pages',
  {
    countryId: smallint().notNull(),
    /** '/impressum'. */
    path: text().notNull(),
    validFrom: date().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    blocks: jsonb().$type<PlainBlock[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.path, table.validFrom] })],
);
