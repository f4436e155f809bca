import { personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { cancellationCases } from './schema';

/**
 * The words of a case's order, once more: few orders are cancelled, and their words lie in as many pages of all orders' words.
 * Maintained by triggers on cancellation_cases and order_words.
 */
export const caseWords = pgTable(
  'case_words',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => cancellationCases.orderId, { onDelete: 'cascade' }),
    /** The order's own: whom limited staff may see. */
    countryId: smallint().notNull(),
    words: personalColumn({ ends: 'order', withheld: 'derived' }, text().notNull()),
  },
  () => [index('case_words_search').using('gin', sql`words gin_trgm_ops`)],
);
