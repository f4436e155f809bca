import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';

/**
 * What comparing the words of a row costs, in pages read from memory: half a microsecond of two (the default is a hundredth
 * of it). Pages of an index lie in memory too. A word that a million rows have fits into 32 MB as a bitmap of rows; a
 * smaller one is of pages, whose rows are all compared.
 */
const REAL_COSTS = sql`
  select set_config('cpu_operator_cost', '0.2', true), set_config('random_page_cost', '1.1', true),
    set_config('work_mem', '32MB', true)`;

/**
 * Does the work so that a search among millions of rows reads the trigram index of what it looks through, unless so many
 * rows have the word that a table ends sooner. By its default costs the planner reads the table for words that one row in a
 * hundred has, half a second for ten thousand of them.
 */
export const searchByIndex = <Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(REAL_COSTS);
    return work(tx);
  });
