import type { Database } from '@heizplatz/api-platform';
import { sql, type SQL } from 'drizzle-orm';

/**
 * What comparing the words of a row costs, in pages read from memory: half a microsecond of two (the default is a hundredth
 * of it). Pages of an index lie in memory too. A word that a million rows have fits into 32 MB as a bitmap of rows; a
 * smaller one is of pages, whose rows are all compared. What is found is looked up by its key, since a search ends with what
 * a list counts: a hash join would first read all that a word of every second row finds.
 */
const BY_INDEX = sql`
  select set_config('cpu_operator_cost', '0.2', true), set_config('random_page_cost', '1.1', true),
    set_config('work_mem', '32MB', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true)`;

/** Rows are read in the order of an index, and nothing else: whatever the planner thinks of how many have the word. */
const IN_ORDER = sql`
  select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true)`;

const planAs =
  (settings: SQL) =>
  <Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      await tx.execute(settings);
      return work(tx);
    });

/**
 * Does the work so that a search among millions of rows reads the trigram index of what it looks through, unless so many
 * rows have the word that a table ends sooner. By its default costs the planner reads the table for words that one row in a
 * hundred has, half a second for ten thousand of them.
 */
export const searchByIndex = planAs(BY_INDEX);

/** Does the work so that the first rows with a frequent word are looked for in the order of a list. */
export const searchInOrder = planAs(IN_ORDER);
