import type { Database } from '@heizplatz/api-platform';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';

const Mark = v.object({ mark: v.string() });
const PartMarks = v.array(v.object({ part: v.number(), mark: v.string() }));
const NEWNESS = sql`count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0)`;

/**
 * Another one after every change of a table: of as many rows some are newer, or they are not as many. Counting is many
 * times as fast as reading.
 */
export async function readMark(db: Database, table: PgTable): Promise<string> {
  const { rows } = await db.execute(sql`select ${NEWNESS} as mark from ${table}`);
  return v.parse(Mark, rows[0]).mark;
}

/** The change mark of each part's rows that fulfil one of some conditions, which exclude each other; the column identifies the part. */
export async function readPartMarks(
  db: Database,
  { table, part }: { readonly table: PgTable; readonly part: PgColumn },
  conditions: readonly SQL[],
): Promise<Map<number, string>> {
  const chosen = conditions.map((condition) => sql`select ${part} as part, xmin from ${table} where ${condition}`);
  const { rows } = await db.execute(
    sql`select part, ${NEWNESS} as mark from (${sql.join(chosen, sql` union all `)}) as chosen group by part`,
  );
  return new Map(v.parse(PartMarks, rows).map((row) => [row.part, row.mark]));
}
