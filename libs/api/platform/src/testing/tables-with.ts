import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** The tables that still contain a text in any column. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const matches: string[] = [];
  for (const { name } of rows) {
    const table = sql.identifier(String(name));
    const { rows: hits } = await db.execute(
      sql`select 1 from ${table} as t where position(lower(${text}) in lower(to_jsonb(t)::text)) > 0 limit 1`,
    );
    if (hits.length > 0) matches.push(String(name));
  }
  return matches.sort();
}
