import type { PageBlock } from '@heizplatz/contract';
import { date, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Pages of the content system; of one path the latest version that is valid counts, older ones stay. */
export const contentPages = pgTable(
  'content_pages',
  {
    path: text().notNull(),
    countryId: smallint().notNull(),
    validFrom: date().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    blocks: jsonb().$type<PageBlock[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.countryId, table.validFrom] })],
);
